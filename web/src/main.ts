import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import "./contrast.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
