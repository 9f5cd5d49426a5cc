import { Clock } from "../kit/motion.svelte";
import { REST, type Plan } from "./animate";

export class Motion extends Clock<Plan> {
  constructor() {
    super(REST);
  }
}
