// Sentences for the eye and the ear: no doubled stops, no line break inside a name.
import { expect, test } from "vitest";
import { withSentences } from "../src/games/kit/joined";
import { Language } from "../src/language";
import { catalogue } from "./stage";

const language = new Language(catalogue);
const say = language.say.bind(language);

test("a sentence before other sentences has one stop", () => {
  expect(withSentences("Lichen decides for Yellow (NPC).", ["The deck is next."], say)).toBe("Lichen decides for Yellow (NPC). The deck is next.");
  expect(withSentences("Deck", ["A card is drawn."], say)).toBe("Deck. A card is drawn.");
  expect(withSentences("Thinking …", ["Wait."], say)).toBe("Thinking …. Wait.");
});

test("no line breaks after the letter of a name such as T-Rex", () => {
  const named = new Language({ ...catalogue, shared: "rex = The T-Rex eats; well-known e-mail A-1", games: {} });
  expect(named.sentence("rex")).toBe("The T\u2011Rex eats; well-known e\u2011mail A-1");
});
