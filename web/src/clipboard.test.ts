import { afterEach, expect, test, vi } from "vitest";
import { copyFrom } from "./clipboard";

function field(): HTMLInputElement {
  const made = document.createElement("input");
  made.value = "http://192.168.1.5:8000/join#secret";
  document.body.append(made);
  return made;
}
afterEach(() => document.body.replaceChildren());

test("uses the clipboard where the browser offers one", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyFrom(field())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://192.168.1.5:8000/join#secret");
});

test("over plain http it copies the selection, or leaves it selected", async () => {
  vi.stubGlobal("navigator", {});
  for (const works of [true, false]) {
    document.execCommand = vi.fn(() => works);
    const link = field();
    expect(await copyFrom(link)).toBe(works);
    expect(document.execCommand).toHaveBeenCalledWith("copy");
    expect(link.selectionEnd).toBe(link.value.length);
  }
});
