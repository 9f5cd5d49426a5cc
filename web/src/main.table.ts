// The entry point for visitors who open a table first: its code is fetched along with the rest.
import "./main";
import "./pages/Table.svelte";
