import { limits } from '@clausewright/contract/limits';
import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../api.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { sameTexts } from './clause-text.ts';
import type { Choice } from './clash-view.tsx';
import type { Code } from './code/open-code.ts';
import { keeperPorts } from './keeper-ports.ts';
import { makeTick } from './make-tick.ts';
import { type Clash, clashOf, type Opening, startOf } from './opening.ts';
import { textCalls } from './text-calls.ts';
import { startKeeper, type Texts } from './text-keeper.ts';
import { useLeaving } from './use-leaving.ts';
import { type DocumentOf, showTexts, writtenAtFirst, writtenOf } from './written.ts';

const nothing: ReadonlyMap<string, string> = new Map();

function documentOf({ language, clauses }: TranslationDetails, name: string): DocumentOf {
  const versions = new Map(clauses.map(({ id, version }) => [id, version]));
  const untitled = { language, title: name, versions };
  const saved = showTexts(untitled, clauses);
  return { ...untitled, title: 'html' in saved ? saved.document.title : name };
}

/** The state of the editor: the text, where it is kept, and who else has written. */
export function useTextEditor(first: TranslationDetails, opening: Opening, name: string) {
  const [details, setDetails] = useState(first);
  const of = useMemo(() => documentOf(details, name), [details, name]);
  const [keeper] = useState(() => startKeeper(keeperPorts(first), opening.start));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  const code = useRef<Code | null>(null);
  const opened = useCallback((open: Code | null) => void (code.current = open), []);
  const [written, setWritten] = useState(() => writtenAtFirst(of, opening.own));
  const [clash, setClash] = useState<Clash | null>(opening.clash);
  const [other, setOther] = useState<Texts | null>(null);
  const [faults, setFaults] = useState(nothing);
  const saved = useMemo(() => {
    const shown = showTexts(of, kept.saved);
    return 'html' in shown ? shown : null;
  }, [of, kept.saved]);

  const latestOf = useRef(of);
  useEffect(() => void (latestOf.current = of), [of]);
  const tick = useMemo(
    () =>
      makeTick(() => {
        const open = code.current;
        if (!open) return;
        const texts = open.texts();
        keeper.changed(texts);
        setFaults(nothing);
        const given = { texts, text: open.text(), borders: open.borders() };
        setWritten((before) => writtenOf(latestOf.current, given, before.shown));
      }),
    [keeper],
  );
  const read = useCallback(() => {
    if (code.current) keeper.changed(code.current.texts());
  }, [keeper]);
  useEffect(() => tick.end, [tick]);
  useLeaving(keeper, read);
  useRetryWhenUp(kept.place.is === 'kept' || kept.place.is === 'unkept', keeper.again);
  // What only this browser had goes to the server.
  useEffect(() => {
    if (opening.clash === null) keeper.changed(opening.own);
  }, [keeper, opening]);

  // Somebody else saved: what they wrote is fetched and held against the own text.
  useEffect(() => {
    if (kept.clash === null) return;
    const { agreement_id: id, language } = first;
    const ask = async () => {
      const outcome = await send(textCalls.getTranslationDetails, { params: { id }, query: { language } });
      if (!outcome.ok || !code.current) return;
      const found = clashOf(code.current.texts(), outcome.data);
      if (sameTexts(found.own, found.other)) goOn(found, found.own);
      else setClash(found);
    };
    ask().catch(reportError);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each clash
  }, [kept.clash]);

  const goOn = (from: Clash, texts: Texts) => {
    setDetails(from.details);
    latestOf.current = documentOf(from.details, name);
    setClash(null);
    keeper.resume(startOf(from.details), texts);
    tick.now();
  };
  const choose = (choice: Choice) => {
    if (!clash) return;
    code.current?.replaceAll(clash.own);
    // Undo brings the own text back.
    if (choice === 'theirs') code.current?.replaceAll(clash.other);
    setOther(choice === 'merge' ? clash.other : null);
    goOn(clash, choice === 'theirs' ? clash.other : clash.own);
    code.current?.focus();
  };

  /** False where there is something to mend first. */
  const save = async (): Promise<boolean> => {
    const open = code.current;
    if (!open || kept.place.is === 'saving') return true;
    tick.now();
    const made = showTexts(of, open.texts());
    if ('fault' in made) {
      if (made.clause !== null) open.goToClause(made.clause);
      return false;
    }
    const outcome = await keeper.save();
    if (outcome === null || outcome.ok) {
      setOther(null);
      return true;
    }
    if (outcome.reason !== 'refused') return false;
    const wrong = outcome.messages.flatMap(({ field, value }) =>
      field?.startsWith('clauses.') ? [[field.slice('clauses.'.length), value] as const] : [],
    );
    setFaults(new Map(wrong));
    const [place] = wrong;
    if (place) open.goToClause(place[0]);
    return false;
  };
  const discard = async (): Promise<void> => {
    const outcome = await keeper.discard();
    if (!outcome.ok) return;
    code.current?.replaceAll(keeper.state().saved);
    code.current?.focus();
  };
  return {
    details,
    of,
    keeper,
    kept,
    code,
    opened,
    written,
    saved,
    clash,
    other,
    closeOther: () => setOther(null),
    faults,
    changed: tick.plan,
    choose,
    save,
    discard,
    limit: limits.documentText,
  };
}
