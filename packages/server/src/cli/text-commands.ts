import { findNewerTexts } from '../library-updates/find-newer-texts.ts';
import { billingPortsOf } from './billing-ports.ts';
import type { Command } from './commands.ts';

const checkCommand: Command = {
  name: 'texts check',
  parameters: [],
  options: {},
  about: 'Find served agreements for which a newer text waits, now instead of at night',
  async run(context) {
    const { checked, waiting, failed } = await findNewerTexts(billingPortsOf(context));
    const lines = [`looked at: ${checked}, newer texts wait for: ${waiting}, failed: ${failed.length}`];
    return { ok: true, lines: [...lines, ...failed.map(({ agreementId }) => `failed: ${agreementId}`)] };
  },
};

export const textCommands: readonly Command[] = [checkCommand];
