import type { ActivityFormat } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { ExportButtons } from '../ui/export-buttons.tsx';
import { activityCalls } from './activity-calls.ts';
import { type ActivityChoice, toQuery } from './activity-choice.ts';

const formats = ['csv', 'json'] as const satisfies readonly ActivityFormat[];

/** All that is chosen as a file, not only this page. */
export function SaveActivity({ choice }: { choice: ActivityChoice }) {
  const t = useTranslations('api-keys.activity');
  return (
    <ExportButtons
      formats={formats}
      label={(format) => t(format)}
      ask={(format) => send(activityCalls.exportActivity, { body: { format, ...toQuery(choice) } })}
      said={({ file_name: name }) => t('exported', { name })}
    />
  );
}
