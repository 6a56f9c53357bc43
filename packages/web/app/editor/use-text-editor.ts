import { limits } from '@clausewright/contract/limits';
import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { sameTexts } from './clause-text.ts';
import type { Code } from './code/open-code.ts';
import { type DocumentInput, toDocument } from './to-document.ts';
import { autosavePorts } from './autosave-ports.ts';
import { createScheduler } from './create-scheduler.ts';
import { type Choice, type Clash, type Opening, toAutosaveStart } from './opening.ts';
import { startAutosave, type Texts } from './text-autosave.ts';
import { useClash } from './use-clash.ts';
import { useLeaving } from './use-leaving.ts';
import { useMaker } from './use-maker.ts';
import { outlined, type Shown } from './rendered-text.ts';

const nothing: ReadonlyMap<string, string> = new Map();

/** The state of the editor: the text, where it is kept, and who else has written. */
export function useTextEditor(first: TranslationDetails, opening: Opening, name: string) {
  const [details, setDetails] = useState(first);
  const maker = useMaker();
  const fetched = useMemo(() => {
    const untitled = toDocument(details, name);
    return maker?.documentAfter(untitled, details.clauses) ?? untitled;
  }, [maker, details, name]);
  const [savedHere, setSavedHere] = useState<DocumentInput | null>(null);
  const of = savedHere ?? fetched;
  const [keeper] = useState(() => startAutosave(autosavePorts(first), opening.start));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  const code = useRef<Code | null>(null);
  const opened = useCallback((open: Code | null) => void (code.current = open), []);
  const [written, setWritten] = useState(() => outlined({ texts: opening.own, text: '', borders: [] }));
  const [other, setOther] = useState<Texts | null>(null);
  const [faults, setFaults] = useState(nothing);
  const saved = useMemo((): Shown | null => {
    const made = maker?.makeDocument(of, kept.saved);
    return made?.ok ? made.shown : null;
  }, [maker, of, kept.saved]);

  const [tick] = useState(createScheduler);
  const look = useCallback(() => {
    const open = code.current;
    if (!open) return;
    const texts = open.texts();
    keeper.changed(texts);
    setFaults(nothing);
    const given = { texts, text: open.text(), borders: open.borders() };
    setWritten((before) => maker?.makeWritten(of, given, before.shown) ?? outlined(given));
  }, [keeper, of, maker]);
  const read = useCallback(() => {
    if (code.current) keeper.changed(code.current.texts());
  }, [keeper]);
  useEffect(() => tick.end, [tick]);
  useEffect(() => tick.plan(look), [look, tick]);
  useLeaving(keeper, read);
  useRetryWhenUp(kept.place.is === 'kept' || kept.place.is === 'unkept', keeper.again);
  // What only this browser had goes to the server.
  useEffect(() => {
    if (opening.clash === null) keeper.changed(opening.own);
  }, [keeper, opening]);

  const goOn = (from: Clash, texts: Texts) => {
    setDetails(from.details);
    setSavedHere(null);
    // The clauses may be others now.
    const open = code.current;
    if (open && !sameTexts(texts, open.texts())) open.replaceAll(texts);
    keeper.resume(toAutosaveStart(from.details), texts);
    tick.now(look);
  };
  const own = () => code.current?.texts() ?? null;
  const { clash, close, find } = useClash({ first, opening, kept, own, goOn });

  // The field takes the focus when it is on the page again.
  const hasChosen = useRef(false);
  useEffect(() => {
    if (clash === null && hasChosen.current) code.current?.focus();
    hasChosen.current = false;
  }, [clash]);

  const choose = (choice: Choice) => {
    if (!clash) return;
    code.current?.replaceAll(clash.own);
    // Undo brings the own text back.
    if (choice === 'theirs') code.current?.replaceAll(clash.other);
    setOther(choice === 'merge' ? clash.other : null);
    close();
    goOn(clash, choice === 'theirs' ? clash.other : clash.own);
    hasChosen.current = true;
  };

  /** False where there is something to mend first. */
  const save = async (): Promise<boolean> => {
    const open = code.current;
    if (!open || kept.place.is === 'saving') return true;
    tick.now(look);
    const made = maker?.makeDocument(of, open.texts());
    if (made?.ok === false) {
      if (made.fault.clause !== null) open.goToClause(made.fault.clause);
      return false;
    }
    const outcome = await keeper.save();
    if (outcome === null) {
      find();
      return false;
    }
    if (outcome.ok) {
      setSavedHere(maker?.documentAfter(of, keeper.state().saved) ?? null);
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
    changed: () => tick.plan(look),
    choose,
    save,
    discard,
    limit: limits.documentText,
  };
}
