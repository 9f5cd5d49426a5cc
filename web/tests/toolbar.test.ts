// One tab stop for a row of buttons; a slider in it does not hide the main button.
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { toolbar } from "../src/table/toolbar";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

test("after the slider, Tab goes to the button that takes the number", async () => {
  document.body.innerHTML = `
    <div id="row">
      <button data-aside tabindex="-1">fewer</button><input type="range" /><button data-aside tabindex="-1">more</button>
      <button id="take">Scatter 2</button><button id="back">Back</button>
    </div>
    <button id="after">after</button>`;
  stop = toolbar(document.getElementById("row")!);
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe("INPUT");
  await userEvent.tab();
  expect(document.activeElement?.id).toBe("take");
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement?.id).toBe("back");
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.tagName).toBe("INPUT");
});
