import { AnimationClock } from "../kit/motion.svelte";
import { REST, type Plan } from "./animate";

export class Motion extends AnimationClock<Plan> {
  constructor() {
    super(REST);
  }
}
