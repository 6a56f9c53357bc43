import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { FieldSet } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { keyCalls } from './key-calls.ts';

interface Props {
  /** Of the first choice. */
  id: string;
  label: string;
  error: string | undefined;
  /** Null: all of them. */
  chosen: readonly string[] | null;
  notes?: { all: string; some: string };
  onChoose: (chosen: readonly string[] | null) => void;
}

/** Which websites a key or a member reaches. */
export function KeyWebsites({ id, label, error, chosen, notes, onChoose }: Props) {
  const t = useTranslations('api-keys');
  return (
    <FieldSet id={id} label={label} error={error}>
      <div className="choices">
        <ChoiceCard
          type="radio"
          id={id}
          name="websites"
          value="all"
          checked={chosen === null}
          onChange={() => onChoose(null)}
          label={t('allWebsites')}
          note={notes?.all ?? t('allNote')}
        />
        <ChoiceCard
          type="radio"
          id={`${id}-some`}
          name="websites"
          value="some"
          checked={chosen !== null}
          onChange={() => onChoose(chosen ?? [])}
          label={t('someWebsites')}
          note={notes?.some ?? t('someNote')}
        />
      </div>
      {chosen !== null && <Websites chosen={chosen} onChoose={onChoose} />}
    </FieldSet>
  );
}

function fetchWebsites(signal: AbortSignal) {
  return send(keyCalls.listWebsites, { query: { per_page: String(limits.keyWebsites) }, signal });
}

function Websites({ chosen, onChoose }: { chosen: readonly string[]; onChoose: Props['onChoose'] }) {
  const t = useTranslations('api-keys');
  const answer = useFetched(fetchWebsites);
  return (
    <div className="nest">
      <Loaded answer={answer}>
        {({ websites, total }) => (
          <>
            {websites.length === 0 && <p>{t('noWebsites')}</p>}
            {websites.map(({ id, name }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={() =>
                    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
                  }
                />
                <span>{name}</span>
              </label>
            ))}
            {total > websites.length && (
              <p className="small muted">{t('moreWebsites', { shown: websites.length, total })}</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
