import { type ServerStep, serverSteps } from '@clausewright/contract/consent-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TabList } from '../../editor/tab-list.tsx';
import { Switches } from '../editor/switches.tsx';
import { CodeBox } from './code-box.tsx';
import type { InstallDetails } from './install-details.ts';

type File = InstallDetails['protection']['files'][number];

/** Names of products stay what they are in every language. */
const names: Readonly<Record<File['platform'], string>> = {
  nginx: 'nginx',
  apache: 'Apache',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare Workers',
  express: 'Express, Fastify',
  php: 'PHP',
};

/** The policy for the owner's server: first to try it, then in earnest, and back by the same switch. */
export function ServerFiles({ files }: { files: readonly File[] }) {
  const t = useTranslations('install.protection');
  const [step, setStep] = useState<ServerStep>('report-only');
  const [current, choose] = useState<File['platform']>('nginx');
  const shown = files.filter((file) => file.step === step);
  return (
    <>
      <p>{t('files')}</p>
      <Switches
        label={t('step')}
        options={serverSteps.map((value) => ({ value, words: t(`steps.${value}`) }))}
        value={step}
        onChange={setStep}
      />
      <p className="soft">{t(`stepNotes.${step}`)}</p>
      <TabList
        label={t('server')}
        prefix="server"
        tabs={shown.map(({ platform }) => ({ name: platform, words: names[platform] }))}
        current={current}
        choose={choose}
      />
      {shown.map(({ platform, name, code }) => (
        <div
          key={platform}
          id={`server-panel-${platform}`}
          className="stack"
          role="tabpanel"
          aria-labelledby={`server-tab-${platform}`}
          hidden={platform !== current}
        >
          <CodeBox name={name} label={names[platform]} code={code} />
        </div>
      ))}
      <p className="soft">{t('cookie')}</p>
    </>
  );
}
