import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { type InteractionKind, interactionKinds } from '../../interactions/interaction.ts';
import { pactFileNameOf } from '../../pact-names.ts';
import { otherFormState } from '../../provider-states.ts';
import { type ContractInteraction, sendsToken } from './contract-interaction.ts';
import { pactShape, type WrittenInteraction, type WrittenResponse } from './pact-shape.ts';

/** The contract as it is verified: every interaction of the pact files, and what makes the files unfit. */
export interface Contract {
  readonly interactions: readonly ContractInteraction[];
  readonly problems: readonly string[];
}

/** Reads the pact file of each stage in a folder. Nothing is thrown: what is wrong with a file is a problem. */
export async function readContract(folder: string): Promise<Contract> {
  const files = await Promise.all(
    stages.map(stage => readPactFile(join(folder, pactFileNameOf(stage)), stage)),
  );
  return {
    interactions: files.flatMap(({ interactions }) => interactions),
    problems: files.flatMap(({ problems }) => problems),
  };
}

async function readPactFile(file: string, stage: Stage): Promise<Contract> {
  const name = pactFileNameOf(stage);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { interactions: [], problems: [`${name}: cannot be read`] };
  const parsed = pactShape.safeParse(jsonOf(text));
  if (!parsed.success) {
    const where = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { interactions: [], problems: [`${name}: not a pact file (${where.join('; ')})`] };
  }
  const read = parsed.data.interactions.map(written => contractInteractionOf(written, stage));
  const interactions = read.filter(each => typeof each !== 'string');
  return {
    interactions,
    problems: [
      ...(parsed.data.interactions.length === 0 ? [`${name}: no interactions`] : []),
      ...read.filter(each => typeof each === 'string').map(problem => `${name}: ${problem}`),
      ...gapsOf(interactions).map(problem => `${name}: ${problem}`),
    ],
  };
}

/** What is not there: each call has an accepted, a refused and a session-expired interaction in the usual form. */
function gapsOf(interactions: readonly ContractInteraction[]): string[] {
  if (interactions.length === 0) return [];
  const has = (id: OperationId, reading: InteractionKind) =>
    interactions.some(each => each.operationId === id && each.reading === reading && each.form === null);
  return operationIds.flatMap(id =>
    interactionKinds
      .filter(reading => !has(id, reading))
      .map(reading => `${id}: no interaction '${reading}'`),
  );
}

function contractInteractionOf(written: WrittenInteraction, stage: Stage): ContractInteraction | string {
  const { description, providerStates, request, response } = written;
  const operationId = operationIds.find(id => isCallOf(id, stage, request));
  if (operationId === undefined) return `'${description}' is no call of the table under /api/${stage}`;
  const states = providerStates.map(({ name, params }) => ({ name, parameters: params }));
  const form = states.find(({ name }) => name === otherFormState)?.parameters.form;
  const interaction: ContractInteraction = {
    description,
    stage,
    operationId,
    reading: 'accepted',
    form: typeof form === 'string' ? form : null,
    states,
    request,
    response,
  };
  const reading = readingOf(operations[operationId], response, sendsToken(interaction));
  return reading === null
    ? `the answer of '${description}' is none of the contract`
    : { ...interaction, reading };
}

/** The file's own example, read as the adapter would. */
function readingOf(
  operation: Operation,
  response: WrittenResponse,
  hadToken: boolean,
): InteractionKind | null {
  const { body, headers, status } = response;
  const contentType = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1][0];
  const read = readAnswer(
    operation,
    { status, headers: { 'content-type': contentType }, bytes: bytesOf(body) },
    { hadToken, nowMs: 0 },
  );
  if (read.ok) return 'accepted';
  if (read.fault.kind === 'SESSION_EXPIRED') return 'session-expired';
  return read.fault.kind === 'REJECTED' ? 'refused' : null;
}

function bytesOf(body: WrittenResponse['body']): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (body.encoded === 'base64') return Buffer.from(String(body.content), 'base64');
  return Buffer.from(JSON.stringify(body.content));
}

function isCallOf(id: OperationId, stage: Stage, request: { method: string; path: string }): boolean {
  const { method, path } = operations[id];
  const pattern = path.replace(/\{[^}]+\}/g, '[^/]+');
  return request.method === method && new RegExp(`^/api/${stage}${pattern}$`).test(request.path);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
