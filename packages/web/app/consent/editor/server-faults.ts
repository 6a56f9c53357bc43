import type { Failure } from '../../outcome.ts';

/** What the server said of one field; undefined where it said nothing. */
export function faultAt(failure: Failure | null, field: string): string | undefined {
  if (failure === null || !('messages' in failure)) return undefined;
  return failure.messages.find((message) => message.field === field)?.value;
}

/** A failure without what stands at the fields; null where all of it does. */
export function withoutFieldFaults(failure: Failure | null): Failure | null {
  if (failure === null || !('messages' in failure)) return failure;
  const messages = failure.messages.filter(({ field }) => field === undefined);
  const isAtFields = messages.length < failure.messages.length;
  return messages.length === 0 && isAtFields ? null : { ...failure, messages };
}
