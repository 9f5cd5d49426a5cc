import type { Component } from "svelte";
import Strata from "./Strata.svelte";
import Terror from "./Terror.svelte";
import Trias from "./Trias.svelte";
import Tritarea from "./Tritarea.svelte";

const PICTURES: Record<string, Component> = { terror: Terror, trias: Trias, tritarea: Tritarea };

export function pictureOf(game: string): Component {
  return PICTURES[game] ?? Strata;
}
