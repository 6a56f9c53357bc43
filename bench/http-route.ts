/** P8: a call of the contract beside bare node:http that parses and answers the same JSON. */
import { interleave, type Measure, medians, ratio } from './figure.ts';
import { headersToRepeat, type Request, requestsPerSecond } from './load.ts';
import { startProgram } from './program.ts';

const request: Request = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'hello', kind: 'a', rows: [{ name: 'one' }] }),
};

export const measure: Measure = async (rounds) => {
  await using bare = await startProgram<object, number>('serve-bytes');
  await using dressed = await startProgram<object, number>('serve-bytes');
  await using framework = await startProgram<object, number>('serve-plain-fastify');
  await using product = await startProgram<object, number>('serve-probe');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const load = (port: number) => () => requestsPerSecond(addressAt(port), request, { seconds: 2 });
  const ourPort = await product.ask({});
  const rates = await interleave(rounds, {
    'node:http/s': load(await bare.ask({ headers, text: '' })),
    'Fastify + schemas/s': load(await framework.ask({})),
    'node:http with our headers/s': load(
      await dressed.ask({ headers: headersToRepeat(await fetch(addressAt(ourPort), request)), text: '' }),
    ),
    'our call/s': load(ourPort),
  });
  return [
    {
      goal: 'P8',
      what: 'Fastify + schemas of the contract : bare node:http, no database, 32 connections',
      value: ratio(rates['Fastify + schemas/s'], rates['node:http/s']),
      target: { atLeast: 0.75 },
      medians: medians(rates),
    },
    {
      goal: 'P8',
      what: 'the same call through our server (limits, hosts, headers, request id, log) : bare node:http',
      value: ratio(rates['our call/s'], rates['node:http/s']),
      target: { atLeast: 0.75 },
      medians: medians(rates),
    },
    {
      goal: 'P8',
      what: 'the same call through our server : bare node:http that sends the same headers',
      value: ratio(rates['our call/s'], rates['node:http with our headers/s']),
      medians: medians(rates),
    },
  ];
};

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}/api/v1/probe/1`;
}
