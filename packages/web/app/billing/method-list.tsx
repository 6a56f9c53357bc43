import type { PaymentMethod } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { hidden } from '../ui/hidden.tsx';
import { useMethodWords } from './method-name.ts';

interface Props {
  methods: readonly PaymentMethod[];
  /** Id of the one that is being changed. */
  busy: string | null;
  onDefault: (method: PaymentMethod) => void;
  onRemove: (method: PaymentMethod) => void;
}

export function MethodList({ methods, busy, onDefault, onRemove }: Props) {
  const t = useTranslations('billing.methods');
  const methodWords = useMethodWords();
  return (
    <ul className="methodlist">
      {methods.map((method) => {
        const { id, expired, is_default } = method;
        const { name, until } = methodWords(method);
        return (
          <li key={id}>
            <div>
              <b>{name}</b>
              {is_default && <span className="badge badge--ok">{t('default')}</span>}
              {expired && <span className="badge badge--danger">{t('expired')}</span>}
              {until !== null && <span className="small muted num block">{until}</span>}
            </div>
            <div className="methodlist__acts">
              {!is_default && (
                <button
                  type="button"
                  className="linkbtn"
                  aria-busy={busy === id}
                  onClick={() => onDefault(method)}
                >
                  <span>{t.rich('makeDefault', { name, hidden })}</span>
                </button>
              )}
              <button
                type="button"
                className="linkbtn linkbtn--danger"
                aria-busy={busy === id}
                onClick={() => onRemove(method)}
              >
                <span>{t.rich('remove', { name, hidden })}</span>
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
