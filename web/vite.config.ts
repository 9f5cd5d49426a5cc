import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a server started with `trilobite serve` on its usual port.
const server = process.env["TRILOBITE_SERVER"] ?? "http://127.0.0.1:8000";

/** The dev server shows the client with a mock server if TRILOBITE_MOCK is set. */
const mock: Plugin = {
  name: "mock",
  apply: "serve",
  transformIndexHtml: (html) =>
    process.env["TRILOBITE_MOCK"] ? html.replace("/src/main.ts", "/dev/main.ts") : html,
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), mock],
  // Game packages outside of this repository import the contract and the kit by this name.
  resolve: { alias: { trilobite: fileURLToPath(new URL("src/games", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/trilobite/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "table.html"],
      // Few files: for every page, for the rules, for what tables and replays share, for every table, and for
      // special needs. `tools/web.py size` weighs what each page loads.
      output: {
        codeSplitting: {
          groups: [
            { name: "main", test: /src\/(main\.ts|games\/kit\/|parts\/RuleButton)/, priority: 4 },
            { name: "rules", test: /src\/rules\//, priority: 3 },
            {
              name: "shared",
              test: /src\/(scoring\/(Step|words)|replay\/(moments|outcome|sources)|table\/(TurnLine|TurnPoints|hints|lines|moments|previews|selection|toolbar|turns|walk)|parts\/(ForkForm|SpeedChoice|keyText)|clipboard|keys|motion|sound)\b/,
              priority: 2,
            },
            { name: "table", test: /src\/pages\/Table\.svelte/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // loading Svelte and jsdom again for every file takes longer than the tests
    testTimeout: 60_000, // the machine may be busy
    hookTimeout: 60_000,
  },
});
