import { expect, test, vi } from "vitest";
import { Language, preferredLanguage } from "./language";

const english = (shared: string) => new Language({ language: "en", languages: ["en"], shared, games: {} });

test("arguments may be words of the catalogue and participants", () => {
  const language = english("wood = woods\nmoved = { $who } goes to the { $where } with { $n ->\n    [one] one herd\n   *[other] { $n } herds\n  }.");
  const message = { key: "moved", args: { who: { who: 1 }, where: { word: "wood" }, n: 2 } };
  expect(language.say(message, ["Mara", "Jonas"])).toBe("Jonas goes to the woods with 2 herds.");
});

test("a hole in the catalogue shows its key and complains once", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const language = english("a = A");
  expect(language.tell("b")).toBe("b");
  expect(language.tell("b")).toBe("b");
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

test("the chosen language comes before the browser's", () => {
  expect(preferredLanguage(null, ["de-AT", "en"])).toBe("de");
  expect(preferredLanguage("fr", ["de-AT"])).toBe("fr");
  expect(preferredLanguage(null, [])).toBe("en");
});
