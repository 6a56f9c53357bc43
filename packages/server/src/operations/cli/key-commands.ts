import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createPayloadKeyStore } from '../../platform/http/payload-key-store.ts';
import { createPayloadKeys, opensUntil } from '../../platform/http/payload-keys.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import type { Command } from './command.ts';

const listCommand: Command = {
  name: 'keys list',
  parameters: [],
  options: {},
  about: 'Lists the keys that seal request bodies and the one that signs the consent log, without secrets.',
  audit: 'none',
  async run({ config, database: { db }, clock }) {
    const keys = await createPayloadKeyStore(db, config.mode).list();
    const now = clock();
    const payload = keys.map((key) => {
      const until = opensUntil(key);
      const made = key.createdAt.toISOString();
      if (until === null) return `payload  ${key.id}  current, made ${made}`;
      return `payload  ${key.id}  ${until < now ? 'over since' : 'opens until'} ${until.toISOString()}, created ${made}`;
    });
    const { keyId } = signingKey(instanceSecret(config.secretKey, config.dataDir));
    return { ok: true, lines: [...payload, `log      ${keyId}  signs the days of the consent log`] };
  },
};

const rotateCommand: Command = {
  name: 'keys rotate',
  parameters: [],
  options: {},
  about: 'Creates a new key for sealed bodies. The old one works for two more days.',
  audit: 'within',
  async run({ config, database: { db }, clock }) {
    const { keyId } = await createPayloadKeys(createPayloadKeyStore(db, config.mode), clock, newId).rotate();
    await inTransaction(db, (trx) =>
      insertAudit(trx, {
        actor: 'cli',
        action: 'keys.rotate',
        objectType: 'payload-key',
        objectId: keyId,
        at: clock(),
      }),
    );
    return {
      ok: true,
      lines: [
        `The new key is ${keyId}; running processes use it within a minute.`,
        'The key of the consent log is derived from SECRET_KEY and changes only with it; signed days stay proven.',
      ],
    };
  },
};

export const keyCommands: readonly Command[] = [listCommand, rotateCommand];
