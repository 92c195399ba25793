import { expect, it } from 'vitest';
import { interactionNamed } from '../../../test/support/interaction-named.ts';
import { consumerName } from '../../pact-file.ts';
import { remoteStates } from './remote-states.ts';

it('remoteStates sends each state as `state` and in `states`, with its parameters, for the setup and the teardown', async () => {
  const requests: unknown[] = [];
  const states = remoteStates({
    send: async (method, body) => {
      requests.push([method, body]);
      return { status: 200, value: {} };
    },
    close: async () => {},
  });
  const interaction = interactionNamed('content.readContentLibrary, refused');
  await states.setUp(interaction);
  await states.tearDown(interaction, 'refused');
  const state = 'the gateway declines a call';
  const common = { consumer: consumerName, state, states: [state] };
  const params = { call: 'content.readContentLibrary' };
  expect(requests).toEqual([
    ['POST', { ...common, params, action: 'setup' }],
    ['POST', { ...common, params, action: 'teardown' }],
  ]);
});
