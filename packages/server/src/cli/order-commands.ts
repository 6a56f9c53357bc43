import { decimalText } from '../billing/money.ts';
import { markOrderPaid } from '../billing/transactions/mark-order-paid.ts';
import { translate } from '../http/translate.ts';
import { billingPortsOf } from './billing-ports.ts';
import type { Command } from './commands.ts';

const markCommand: Command = {
  name: 'order mark',
  parameters: ['agreement-id'],
  options: { paid: { type: 'boolean' } },
  about: 'Note that an agreement was paid by another way (--paid), which finalizes it',
  async run(context, { positionals: [id = ''], options }) {
    if (options['paid'] !== true)
      return { ok: false, reason: 'Say what it is: order mark <agreement-id> --paid' };
    const marked = await markOrderPaid(billingPortsOf(context), id);
    if (!marked.ok) {
      if (marked.reason === 'not-found') return { ok: false, reason: 'There is no such agreement.' };
      if (marked.reason === 'already-paid') {
        return { ok: false, reason: 'This agreement is finalized already.' };
      }
      return { ok: false, reason: translate('en', marked.reason) };
    }
    const { agreementId, amount, currency } = marked;
    return {
      ok: true,
      lines: [`${agreementId} is marked as paid (${decimalText(amount, currency)} ${currency}).`],
    };
  },
};

export const orderCommands: readonly Command[] = [markCommand];
