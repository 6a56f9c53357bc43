import type { WithdrawalFormat } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { ExportButtons } from '../ui/export-buttons.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';

const formats = ['csv', 'json'] as const satisfies readonly WithdrawalFormat[];

/** The whole log as a file. */
export function ExportLog({ id }: { id: string }) {
  const t = useTranslations('withdrawals.log');
  return (
    <ExportButtons
      formats={formats}
      label={(format) => t(format)}
      ask={(format) => send(withdrawalCalls.exportWithdrawals, { params: { id }, body: { format } })}
      said={({ records: count, file_name: name }) => t('exported', { count, name })}
    />
  );
}
