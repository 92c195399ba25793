import type { Interaction } from '../../src/interactions/interaction.ts';
import { interactions } from '../../src/interactions/interactions.ts';

/** The interaction with this name. @throws Error if there is none */
export function interactionNamed(name: string): Interaction {
  const interaction = interactions.find(each => each.name === name);
  if (interaction === undefined) throw new Error(`there is no interaction '${name}'`);
  return interaction;
}
