import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../api.ts';
import { keeperPorts } from '../editor/keeper-ports.ts';
import { type Choice, type Clash, clashOf, type Opening, startOf } from '../editor/opening.ts';
import { textCalls } from '../editor/text-calls.ts';
import { startKeeper, type Texts } from '../editor/text-keeper.ts';
import { sameTexts } from '../editor/clause-text.ts';
import { useLeaving } from '../editor/use-leaving.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';

const none: ReadonlySet<string> = new Set();
const noFaults: ReadonlyMap<string, string> = new Map();

/** The state of a translation: its clauses, what was checked, where it is kept, and who else has written. */
export function useTranslation(first: TranslationDetails, opening: Opening) {
  const [details, setDetails] = useState(first);
  const [texts, setTexts] = useState<Texts>(opening.own);
  const [checked, setChecked] = useState(none);
  const [clash, setClash] = useState<Clash | null>(opening.clash);
  const [faults, setFaults] = useState(noFaults);
  const latest = useRef({ texts, checked });
  latest.current = { texts, checked };
  const [keeper] = useState(() =>
    startKeeper(
      portsOf(first, () => [...latest.current.checked]),
      opening.start,
    ),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  const read = useCallback(() => keeper.changed(latest.current.texts), [keeper]);
  useLeaving(keeper, read);
  useRetryWhenUp(kept.place.is === 'kept' || kept.place.is === 'unkept', keeper.again);
  // What only this browser had goes to the server.
  useEffect(() => {
    if (opening.clash === null) keeper.changed(opening.own);
  }, [keeper, opening]);

  const fetchDetails = useCallback(async () => {
    const { agreement_id: id, language } = first;
    return send(textCalls.getTranslationDetails, { params: { id }, query: { language } });
  }, [first]);
  const goOn = (from: Clash, chosen: Texts) => {
    setDetails(from.details);
    setClash(null);
    setTexts(chosen);
    keeper.resume(startOf(from.details), chosen);
  };
  // Somebody else saved: what they wrote is fetched and held against the own text.
  useEffect(() => {
    if (kept.clash === null) return;
    const ask = async () => {
      const outcome = await fetchDetails();
      if (!outcome.ok) return;
      const found = clashOf(latest.current.texts, outcome.data);
      if (sameTexts(found.own, found.other)) goOn(found, found.own);
      else setClash(found);
    };
    ask().catch(reportError);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each clash
  }, [kept.clash]);

  const write = (id: string, markdown: string) => {
    const next = texts.map((text) => (text.id === id ? { id, markdown } : text));
    setTexts(next);
    setFaults(noFaults);
    keeper.changed(next);
  };
  const save = async (): Promise<boolean> => {
    if (kept.place.is === 'saving') return true;
    const outcome = await keeper.save();
    if (outcome === null || !outcome.ok) {
      if (outcome?.reason === 'refused') setFaults(faultsIn(outcome.messages));
      return false;
    }
    setChecked(none);
    // What is behind its source, and what is generated, may be another clause now.
    const fresh = await fetchDetails();
    if (fresh.ok && fresh.data.revision === outcome.data.revision) setDetails(fresh.data);
    return true;
  };
  const discard = async () => {
    const outcome = await keeper.discard();
    if (!outcome.ok) return;
    setTexts(keeper.state().saved);
    setChecked(none);
  };
  return {
    details,
    texts,
    checked,
    clash,
    faults,
    keeper,
    kept,
    write,
    save,
    discard,
    check: (id: string) => setChecked((before) => new Set([...before, id])),
    choose: (choice: Choice) => {
      if (clash) goOn(clash, choice === 'theirs' ? clash.other : clash.own);
    },
  };
}

function portsOf(details: TranslationDetails, confirmed: () => string[]): ReturnType<typeof keeperPorts> {
  const { agreement_id: id, language } = details;
  return {
    ...keeperPorts(details),
    saveVersion: (body) =>
      send(textCalls.updateTranslation, {
        params: { id },
        body: { language, ...body, confirmed: confirmed() },
      }),
  };
}

function faultsIn(messages: readonly { field?: string; value: string }[]): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap(({ field, value }) =>
      field?.startsWith('clauses.') ? [[field.slice('clauses.'.length), value] as const] : [],
    ),
  );
}
