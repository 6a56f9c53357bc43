import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CmpRuleNote } from '../cmp-rule-note.tsx';
import { useConsent } from '../consent-context.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { consentPaths } from '../../consent-paths.ts';
import { CheckStep } from './check-step.tsx';
import { CodeBox } from './code-box.tsx';
import type { InstallDetails } from './install-details.ts';
import { ProtectionStep } from './protection-step.tsx';
import { SnippetTabs } from './snippet-tabs.tsx';
import type { Check } from './use-check.ts';

/** What to do, one after the other. */
export function InstallSteps({ install, check }: { install: InstallDetails; check: Check }) {
  const t = useTranslations('install');
  const { id, details } = useConsent();
  const { tagged, csp, gpc } = install;
  const missing = details.plan === null ? 'plan' : details.published === null ? 'publication' : 'switched-on';
  return (
    <>
      {!install.ready && (
        <Notice kind="info">
          <p>{t(`notReady.${missing}`)}</p>
        </Notice>
      )}
      <CmpRuleNote vendors={install.under_cmp_rule} />
      <ol className="howto">
        <Step title={t('script.title')} lead={t('script.lead')}>
          <SnippetTabs install={install} />
          <p className="small soft">
            <b>{t(`mode.${details.appearance.mode}.name`)}</b> {t(`mode.${details.appearance.mode}.means`)}{' '}
            <PageLink to={consentPaths.appearance(id)}>{t('mode.change')}</PageLink>
          </p>
        </Step>
        <Step title={t('tag.title')} lead={t('tag.lead')} anchor="tagging">
          <CodeBox name={t('tag.script')} code={tagged.script} />
          <CodeBox name={t('tag.inline')} code={tagged.inline} />
          <p className="soft">{t('tag.frames')}</p>
          <CodeBox name={t('tag.iframe')} code={tagged.iframe} />
          <p className="soft">{t('tag.without')}</p>
          <CodeBox name={t('tag.noscript')} code={tagged.noscript} />
        </Step>
        <Step title={t('link.title')} lead={t('link.lead')}>
          <CodeBox name="HTML" label={t('link.title')} code={tagged.link} />
        </Step>
        <Step title={t('csp.title')} lead={t('csp.lead')} anchor="policy">
          <CodeBox
            name="Content-Security-Policy"
            code={csp.map(({ directive, source }) => `${directive} ${source}`).join('\n')}
          />
        </Step>
        <Step title={t('gpc.title')} lead={t('gpc.lead')}>
          <CodeBox name="/.well-known/gpc.json" code={gpc} />
        </Step>
        <Step title={t('check.title')} lead={t('check.lead')}>
          <CheckStep check={check} />
        </Step>
        <Step title={t('protection.title')} lead={t('protection.lead')} anchor="protection">
          <ProtectionStep protection={install.protection} />
        </Step>
      </ol>
    </>
  );
}

interface StepProps {
  title: string;
  lead: string;
  /** Id that findings lead to. */
  anchor?: string;
  children: ReactNode;
}

function Step({ title, lead, anchor, children }: StepProps) {
  const own = useId();
  return (
    <li aria-labelledby={anchor ?? own}>
      <div>
        <h2 id={anchor ?? own} tabIndex={-1}>
          {title}
        </h2>
        <p className="soft">{lead}</p>
        {children}
      </div>
    </li>
  );
}
