import type { Interaction } from '../../src/interactions/interaction.ts';
import { interactions } from '../../src/interactions/interactions.ts';

/** @throws Error if there is no interaction of that name */
export function interactionNamed(name: string): Interaction {
  const interaction = interactions.find(each => each.name === name);
  if (interaction === undefined) throw new Error(`there is no interaction '${name}'`);
  return interaction;
}
