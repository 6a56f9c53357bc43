import { useTranslations } from 'use-intl';
import { useFailureText } from '../../outcome-text.ts';
import { linkTo } from '../../rich-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ExportState } from './use-export.ts';

/** How far an export has come, and how it ended. */
export function ExportOutcome({ state }: { state: ExportState }) {
  const t = useTranslations('consent-log.export');
  const failureText = useFailureText();
  const file = 'file' in state ? state.file : null;
  return (
    <div className="log__exported">
      {state.is === 'loading' && (
        <>
          <progress
            className="log__progress"
            aria-label={t('progress')}
            max={Math.max(1, state.file.records)}
            value={state.loaded}
          />
          <p className="small soft num">{t('loaded', { loaded: state.loaded, count: state.file.records })}</p>
        </>
      )}
      <output>
        {state.is === 'done' && (
          <Notice kind="ok">
            <p>
              {t(state.by === 'page' ? 'saved' : 'handed', {
                name: state.file.name,
                count: state.file.records,
              })}
            </p>
          </Notice>
        )}
      </output>
      <div role="alert">
        {state.is === 'failed' && (
          <Notice kind="danger">
            <p>
              {t('failed')} {state.failure !== null && failureText(state.failure)}
            </p>
          </Notice>
        )}
      </div>
      {file !== null && <p className="small soft">{t.rich('direct', { link: linkTo(file.url) })}</p>}
    </div>
  );
}
