// `TRILOBITE_MOCK=1 npm run dev`: the client with a mock server.
import shared from "../../src/trilobite/locales/en.ftl?raw";
import trias from "../../src/trilobite/games/trias/locales/en.ftl?raw";
import rules from "../../src/trilobite/games/trias/rules.md?raw";
import { mockFetch } from "./mock";

window.fetch = mockFetch({ language: "en", languages: ["en"], shared, games: { trias }, english: {} }, rules);
await import("../src/main");
