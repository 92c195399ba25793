import type { Redis, Result } from 'ioredis';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import type { LimitName, LimitRule } from './limit-rules.ts';
import { giveBackScript, takeScript } from './limit-scripts.ts';
import type { Limits, UseRequest } from './limits.ts';

declare module 'ioredis' {
  // The way ioredis has for commands that are defined by a script.
  interface RedisCommander<Context> {
    takeUses(count: number, ...keysAndRules: (string | number)[]): Result<unknown, Context>;
    giveUsesBack(count: number, ...keys: string[]): Result<unknown, Context>;
  }
}

/** The longest time that a call waits for the store, which normally answers within a millisecond. */
const maxAnswerMs = 250;
/** A connection on which nothing has come for so long is closed. */
const silentMs = 1_000;
const connectMs = 2_000;
const maxReconnectMs = 1_000;

interface Options {
  readonly url: string;
  readonly rules: Readonly<Record<LimitName, LimitRule>>;
  /** The same in all copies. */
  readonly hash: KeyedHash;
  /** Called with errors of the connection. */
  readonly onError: (error: unknown) => void;
  /** Default: by the store's clock. */
  readonly script?: string;
  readonly answerMs?: number | undefined;
}

/** Limits whose counts a Valkey or Redis keeps. Its methods fail where that does not answer in time. */
export interface ValkeyLimits extends Limits {
  ping(): Promise<void>;
}

/** Connects by itself, and again when the connection is lost. */
export function createValkeyLimits({ rules, hash, ...options }: Options): ValkeyLimits {
  const connected = connect(options);
  const keyOf = ({ limit, identity }: UseRequest) => `choose-life:limits:${limit}:${hash(identity)}`;

  return {
    async take(...uses) {
      const ruleValues = uses.flatMap(({ limit, weight = 1 }) => {
        const { windowMs, max, growingMs = 0 }: LimitRule = rules[limit];
        return [windowMs, max, growingMs, weight];
      });
      const redis = await connected;
      const answer = await redis.takeUses(uses.length, ...uses.map(keyOf), ...ruleValues);
      const [waitMs, left, endsInMs] = Array.isArray(answer) ? answer.map(Number) : [];
      if (waitMs === undefined || left === undefined || endsInMs === undefined) {
        throw new Error('the store answered something else');
      }
      return {
        waitMs,
        left,
        endsInMs,
        giveBack: async uses => {
          await (await connected).giveUsesBack(uses.length, ...uses.map(keyOf));
        },
      };
    },
    ping: async () => {
      await (await connected).ping();
    },
    close: () =>
      void connected.then(
        redis => redis.disconnect(),
        () => undefined,
      ),
  };
}

async function connect({
  url,
  onError,
  script = takeScript(),
  answerMs = maxAnswerMs,
}: Omit<Options, 'rules' | 'hash'>): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: answerMs,
    socketTimeout: silentMs,
    connectTimeout: connectMs,
    retryStrategy: times => Math.min(times * 50, maxReconnectMs),
    // A command that cannot be sent fails at once. Sent later, it would count a use that was counted in memory.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // After a failover the old store is a copy that can only be read.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  redis.on('error', onError);
  redis.defineCommand('takeUses', { lua: script });
  redis.defineCommand('giveUsesBack', { lua: giveBackScript });
  return redis;
}
