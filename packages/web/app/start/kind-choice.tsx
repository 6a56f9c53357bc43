import { type BusinessKind, businessKinds } from '@clausewright/library/presets';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { ErrorText } from '../ui/error-text.tsx';

interface Props {
  kind: BusinessKind | null;
  /** As the website itself suggests it. */
  guessed: BusinessKind | null;
  error: string | undefined;
  onKind: (kind: BusinessKind) => void;
}

export function KindChoice({ kind, guessed, error, onKind }: Props) {
  const t = useTranslations('way-in');
  return (
    <fieldset className={error === undefined ? 'q' : 'q is-invalid'}>
      <legend id="kind" tabIndex={-1}>
        {t('site.kind')}
      </legend>
      <ErrorText id="kind-error">{error}</ErrorText>
      <div className="choices choices--3">
        {businessKinds.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`kind-${one}`}
            name="kind"
            value={one}
            checked={kind === one}
            onChange={() => onKind(one)}
            label={t(`kinds.${one}`)}
            note={one === guessed ? t('site.guessed') : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
