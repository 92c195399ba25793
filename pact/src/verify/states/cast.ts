import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Mailbox } from './mailbox.ts';
import { type Found, newAddress, openTestAccount, type Person, signUp, type TestAccount } from './people.ts';

/** What a gateway is verified with when it has no state handlers: its own calls, and a test account. */
export interface AccountMeans {
  readonly client: GatewayClient;
  readonly account: TestAccount;
  readonly allowWrites: boolean;
  /** What stays at the gateway may be made: people, saved answers, reports. */
  readonly allowSignups: boolean;
  readonly mailbox: Mailbox | null;
  /** Told of every secret as soon as it is known. */
  readonly learnSecret: (secret: string) => void;
}

/** Who makes the calls of a run. */
export interface Cast {
  /** The test account, as it is. */
  readonly tester: () => Promise<Found<Person>>;
  /** Somebody who signed up for this run; null where nobody can. */
  readonly own: () => Promise<Found<Person>> | null;
  /** For a write somebody of the run's own, if there can be one; for a read the test account, if there is one. */
  readonly callerOf: (id: OperationId) => Promise<Found<Person>>;
  /** Whoever something is made for: the run's own person, else the test account. */
  readonly maker: () => Promise<Found<Person>>;
  /** The mailed code; null when no letter can be read. */
  readonly codeFor: (email: string) => Promise<string | null>;
  /** The run's own person is not the same any more: the next call gets another. */
  readonly dismissOwn: () => void;
  /** The session of the test account may have ended: the next call gets another. */
  readonly forgetTester: () => void;
}

/** @param noteSignUp told of each sign-up before it begins. */
export function createCast(
  { account, allowSignups, allowWrites, client, learnSecret, mailbox }: AccountMeans,
  noteSignUp: () => void,
): Cast {
  let testPerson: Promise<Found<Person>> | null = null;
  let ownPerson: Promise<Found<Person>> | null = null;

  const learn = async (found: Promise<Found<Person>>): Promise<Found<Person>> => {
    const person = await found;
    if (!person.ok) return person;
    learnSecret(person.value.token);
    if (person.value.password !== null) learnSecret(person.value.password);
    return person;
  };
  const codeFor = async (email: string): Promise<string | null> => {
    const code = (await mailbox?.codeFor(email)) ?? null;
    if (code !== null) learnSecret(code);
    return code;
  };
  const tester = () => {
    testPerson ??= learn(openTestAccount(client, account, allowWrites));
    return testPerson;
  };
  const own = () => {
    if (mailbox === null || !allowSignups) return null;
    if (ownPerson === null) {
      noteSignUp();
      ownPerson = learn(signUp(client, { codeFor }, newAddress(account)));
    }
    return ownPerson;
  };
  const maker = () => own() ?? tester();

  return {
    tester,
    own,
    maker,
    codeFor,
    callerOf: async id => {
      if (operations[id].effect === 'write') return maker();
      const known = await tester();
      return known.ok || known.failed ? known : ((await own()) ?? known);
    },
    dismissOwn: () => {
      ownPerson = null;
    },
    forgetTester: () => {
      testPerson = null;
    },
  };
}
