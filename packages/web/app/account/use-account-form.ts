import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Message } from '../outcome.ts';
import type { Problem } from '../ui/error-summary.tsx';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface Plan<Name extends string, Result> {
  /** Prefix of the ids of the fields. */
  id: string;
  /** In the order of the page. */
  labels: Readonly<Record<Name, string>>;
  judge: (values: Values<Name>) => Errors<Name>;
  act: (values: Values<Name>) => Promise<Result>;
  onDone: (done: Extract<Result, { ok: true }>, values: Values<Name>, form: HTMLFormElement) => void;
}

export interface AccountForm<Name extends string = string, Refused = { ok: false }> {
  id: string;
  labels: Readonly<Record<Name, string>>;
  errors: Errors<Name>;
  problems: Problem[];
  /** Why the server said no, without what stands at the fields; null where all of it does. */
  refused: Refused | null;
  /** Refusals in a row. */
  refusals: number;
  busy: boolean;
  summary: RefObject<HTMLDivElement | null>;
  props: {
    id: string;
    noValidate: true;
    method: 'post';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

interface Judged<Name extends string, Result> {
  errors: Errors<Name>;
  refused: Extract<Result, { ok: false }> | null;
  refusals: number;
}

function messagesOf(result: { ok: boolean }): readonly Message[] {
  return 'messages' in result ? (result.messages as readonly Message[]) : [];
}

function textIn(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

const untouched = { errors: Object.freeze({}), refused: null, refusals: 0 };

/** What the server says of the fields, and whether something else is left to say. */
function split<Name extends string>(
  result: { ok: false },
  labels: Readonly<Record<Name, string>>,
): { errors: Errors<Name>; rest: readonly Message[]; whole: boolean } {
  const messages = messagesOf(result);
  const ofFields = messages.filter(({ field }) => field !== undefined && Object.hasOwn(labels, field));
  const errors = Object.fromEntries(ofFields.map(({ field, value }) => [field, value])) as Errors<Name>;
  const rest = messages.filter((message) => !ofFields.includes(message));
  return { errors, rest, whole: ofFields.length > 0 && rest.length === 0 };
}

/**
 * A form whose fields the browser keeps, so that nothing typed is ever lost. Nothing is judged before
 * the button is pressed; then faults stand in a summary, which takes the focus, and at their fields.
 */
export function useAccountForm<Name extends string, Result extends { ok: boolean }>({
  id,
  labels,
  judge,
  act,
  onDone,
}: Plan<Name, Result>): AccountForm<Name, Extract<Result, { ok: false }>> {
  const [state, setState] = useState<Judged<Name, Result>>(untouched);
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.refused !== null || Object.keys(state.errors).length > 0) summary.current?.focus();
  }, [state]);

  const names = Object.keys(labels) as Name[];
  const valuesOf = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, textIn(data.get(name))])) as Values<Name>;
  };

  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const errors = judge(values);
    if (Object.keys(errors).length > 0) {
      setState(({ refusals }) => ({ errors, refused: null, refusals }));
      return;
    }
    setBusy(true);
    const result = await act(values);
    setBusy(false);
    if (result.ok) {
      setState(untouched);
      onDone(result as Extract<Result, { ok: true }>, values, form);
      return;
    }
    const refused = result as Extract<Result, { ok: false }>;
    const { errors: theirs, rest, whole } = split(refused, labels);
    const left = messagesOf(refused).length > 0 ? { ...refused, messages: rest } : refused;
    setState(({ refusals }) => ({ errors: theirs, refused: whole ? null : left, refusals: refusals + 1 }));
  };

  const problems = names.flatMap((name) => {
    const error = state.errors[name];
    return error === undefined ? [] : [{ target: `${id}-${name}`, label: labels[name], error }];
  });
  return {
    ...state,
    id,
    labels,
    problems,
    busy,
    summary,
    props: {
      id,
      noValidate: true,
      // Should a script be missing: a password must not go into the address.
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (working.current) return;
        working.current = true;
        submit(event.currentTarget)
          .catch(reportError)
          .finally(() => {
            working.current = false;
            setBusy(false);
          });
      },
    },
  };
}
