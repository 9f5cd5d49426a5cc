// The client for those who come to a table first: the code of tables is fetched with the rest, not after it.
import "./main";
import "./pages/Table.svelte";
