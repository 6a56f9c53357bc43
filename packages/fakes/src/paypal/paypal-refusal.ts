import { type FakeReply, jsonReply } from '../fake-server.ts';

/** An error in PayPal's form; `issue` is what programs read. */
export function refusal(status: number, issue: string): FakeReply {
  const names: Readonly<Record<number, string>> = {
    400: 'INVALID_REQUEST',
    401: 'AUTHENTICATION_FAILURE',
    403: 'NOT_AUTHORIZED',
    404: 'RESOURCE_NOT_FOUND',
    422: 'UNPROCESSABLE_ENTITY',
    429: 'RATE_LIMIT_REACHED',
  };
  return jsonReply(
    {
      name: names[status] ?? 'INTERNAL_SERVER_ERROR',
      message: 'The fake refuses this request.',
      debug_id: 'f4ke0000debug',
      details: [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }],
      links: [],
    },
    status,
  );
}
