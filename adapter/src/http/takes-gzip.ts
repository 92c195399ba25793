import type { FastifyRequest } from 'fastify';

/** Whether whoever asks takes an answer compressed by gzip. */
export function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
