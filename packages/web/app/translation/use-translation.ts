import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../api.ts';
import { adoptTexts, sameTexts } from '../editor/clause-text.ts';
import { autosavePorts } from '../editor/autosave-ports.ts';
import { type Choice, type Clash, type Opening, toAutosaveStart } from '../editor/opening.ts';
import { textCalls } from '../editor/text-calls.ts';
import { startAutosave, type Texts } from '../editor/text-autosave.ts';
import { useClash } from '../editor/use-clash.ts';
import { useLeaving } from '../editor/use-leaving.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';

const none: ReadonlySet<string> = new Set();
const noFaults: ReadonlyMap<string, string> = new Map();

/** A text that gave way to another one, and can still come back. */
export interface ReplacedText {
  why: 'discarded' | 'theirs';
  texts: Texts;
}

/** The state of a translation: its clauses, what was checked, where it is kept, and who else has written. */
export function useTranslation(first: TranslationDetails, opening: Opening) {
  const [details, setDetails] = useState(first);
  const [texts, setTexts] = useState<Texts>(opening.own);
  const [checked, setChecked] = useState(none);
  const [other, setOther] = useState<Texts | null>(null);
  const [givenUp, setGivenUp] = useState<ReplacedText | null>(null);
  const [faults, setFaults] = useState(noFaults);
  const latest = useRef({ texts, checked });
  const [keeper] = useState(() => startAutosave(autosavePorts(first), opening.start));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  const read = useCallback(() => keeper.changed(latest.current.texts), [keeper]);
  useLeaving(keeper, read);
  useRetryWhenUp(kept.place.is === 'kept' || kept.place.is === 'unkept', keeper.again);
  // What only this browser had goes to the server.
  useEffect(() => {
    if (opening.clash === null) keeper.changed(opening.own);
  }, [keeper, opening]);

  const show = useCallback((next: Texts) => {
    latest.current = { ...latest.current, texts: next };
    setTexts(next);
  }, []);
  const tick = useCallback((next: ReadonlySet<string>) => {
    latest.current = { ...latest.current, checked: next };
    setChecked(next);
  }, []);
  const fetchDetails = useCallback(async () => {
    const { agreement_id: id, language } = first;
    return send(textCalls.getTranslationDetails, { params: { id }, query: { language } });
  }, [first]);
  const goOn = (from: Clash, chosen: Texts) => {
    // Of another source nobody said that the translation fits it.
    const before = new Map(details.clauses.map(({ id, source }) => [id, source]));
    const same = from.details.clauses.filter(({ id, source }) => before.get(id) === source);
    tick(new Set(same.flatMap(({ id }) => (latest.current.checked.has(id) ? [id] : []))));
    setDetails(from.details);
    show(chosen);
    keeper.resume(toAutosaveStart(from.details), chosen);
  };
  const own = () => latest.current.texts;
  const { clash, close, find } = useClash({ first, opening, kept, own, goOn });

  const write = useCallback(
    (id: string, markdown: string) => {
      const next = latest.current.texts.map((text) => (text.id === id ? { id, markdown } : text));
      show(next);
      setFaults((before) => new Map([...before].filter(([clause]) => clause !== id)));
      keeper.changed(next);
    },
    [keeper, show],
  );
  const check = useCallback(
    (id: string, fits: boolean) => {
      const before = [...latest.current.checked];
      tick(new Set(fits ? [...before, id] : before.filter((one) => one !== id)));
    },
    [tick],
  );
  /** The clauses with faults where there are any, else whether it is saved. */
  const save = async (): Promise<boolean | ReadonlyMap<string, string>> => {
    if (kept.place.is === 'saving') return true;
    const sent = latest.current.checked;
    const outcome = await keeper.save([...sent]);
    if (outcome === null) {
      find();
      return false;
    }
    if (!outcome.ok) {
      const found = outcome.reason === 'refused' ? faultsIn(outcome.messages) : noFaults;
      setFaults(found);
      return found.size > 0 ? found : false;
    }
    if (outcome.data.waits) location.assign(`/wizard/pay/${first.agreement_id}`);
    tick(new Set([...latest.current.checked].filter((id) => !sent.has(id))));
    setFaults(noFaults);
    setOther(null);
    setGivenUp(null);
    // What is behind its source, and what is generated, may be another clause now.
    const fresh = await fetchDetails();
    if (fresh.ok && fresh.data.revision === outcome.data.revision) setDetails(fresh.data);
    return true;
  };
  const discard = async () => {
    const before = latest.current.texts;
    const outcome = await keeper.discard();
    if (!outcome.ok) return;
    const { saved } = keeper.state();
    setGivenUp(sameTexts(before, saved) ? null : { why: 'discarded', texts: before });
    show(saved);
    tick(none);
    setFaults(noFaults);
  };
  const takeBack = () => {
    if (givenUp === null) return;
    setGivenUp(null);
    // The clauses may be others now.
    const texts = adoptTexts(keeper.state().saved, givenUp.texts);
    show(texts);
    keeper.changed(texts);
  };
  const choose = (choice: Choice) => {
    if (clash === null) return;
    setOther(choice === 'merge' ? clash.other : null);
    setGivenUp(choice === 'theirs' ? { why: 'theirs', texts: clash.own } : null);
    close();
    goOn(clash, choice === 'theirs' ? clash.other : clash.own);
  };
  /** As they are now, whatever is rendered. */
  const present = useCallback(() => latest.current.texts, []);
  return {
    details,
    texts,
    present,
    checked,
    clash,
    other,
    givenUp,
    faults,
    keeper,
    kept,
    write,
    check,
    save,
    discard,
    takeBack,
    choose,
    setFaults,
  };
}

function faultsIn(messages: readonly { field?: string; value: string }[]): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap(({ field, value }) =>
      field?.startsWith('clauses.') ? [[field.slice('clauses.'.length), value] as const] : [],
    ),
  );
}
