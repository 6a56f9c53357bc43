import type { Path } from '@clausewright/agreements/questionnaires';
import type { Failure } from '../outcome.ts';

export function isCode(failure: Failure, code: string): boolean {
  return 'messages' in failure && failure.messages.some((message) => message.code === code);
}

/** The server's words by the answer that they are about. */
export function refusalsOf(failure: Failure): Record<Path, string> {
  if (!('messages' in failure)) return {};
  return Object.fromEntries(
    failure.messages.flatMap(({ field, value }) =>
      field?.startsWith('answers.') ? [[field.slice('answers.'.length), value]] : [],
    ),
  );
}
