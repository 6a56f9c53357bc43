import type { Outline } from '@clausewright/engine/document/outline';
import { arrangements, homes } from './arrangements.ts';
import { account } from './clauses/account/clause.ts';
import { acknowledgment } from './clauses/acknowledgment/clause.ts';
import { activation } from './clauses/activation/clause.ts';
import { age } from './clauses/age/clause.ts';
import { ai } from './clauses/ai/clause.ts';
import { apple } from './clauses/apple/clause.ts';
import { audit } from './clauses/audit/clause.ts';
import { changes } from './clauses/changes/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { disputes } from './clauses/disputes/clause.ts';
import { entire } from './clauses/entire/clause.ts';
import { euConsumers } from './clauses/eu-consumers/clause.ts';
import { exportControl } from './clauses/export/clause.ts';
import { feedback } from './clauses/feedback/clause.ts';
import { game } from './clauses/game/clause.ts';
import { google } from './clauses/google/clause.ts';
import { gov } from './clauses/gov/clause.ts';
import { guaranteeFr } from './clauses/guarantee-fr/clause.ts';
import { indemnity } from './clauses/indemnity/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { ip } from './clauses/ip/clause.ts';
import { italian } from './clauses/it-1341/clause.ts';
import { law } from './clauses/law/clause.ts';
import { liability } from './clauses/liability/clause.ts';
import { licence } from './clauses/licence/clause.ts';
import { modifications } from './clauses/modifications/clause.ts';
import { openSource } from './clauses/open-source/clause.ts';
import { privacy } from './clauses/privacy/clause.ts';
import { productClaims } from './clauses/product-claims/clause.ts';
import { productData } from './clauses/product-data/clause.ts';
import { purchases } from './clauses/purchases/clause.ts';
import { requirements } from './clauses/requirements/clause.ts';
import { restrictions } from './clauses/restrictions/clause.ts';
import { scope } from './clauses/scope/clause.ts';
import { seats } from './clauses/seats/clause.ts';
import { severability } from './clauses/severability/clause.ts';
import { support } from './clauses/support/clause.ts';
import { telemetry } from './clauses/telemetry/clause.ts';
import { term } from './clauses/term/clause.ts';
import { termination } from './clauses/termination/clause.ts';
import { thirdParty } from './clauses/third-party/clause.ts';
import { translation } from './clauses/translation/clause.ts';
import { trial } from './clauses/trial/clause.ts';
import { ugc } from './clauses/ugc/clause.ts';
import { updates } from './clauses/updates/clause.ts';
import { virtual } from './clauses/virtual/clause.ts';
import { waiver } from './clauses/waiver/clause.ts';
import { warranty } from './clauses/warranty/clause.ts';
import { sectionTitles, titles } from './titles/titles.ts';

/** The EULA: the licence and its limits, the software, what is owed, who answers for what, how it ends. */
export const outline: Outline = {
  type: 'EULA',
  american: true,
  title: {
    question: 'document_title',
    usual: 'eula',
    names: titles,
  },
  clauses: [
    intro,
    definitions,
    licence,
    scope,
    seats,
    restrictions,
    openSource,
    activation,
    requirements,
    account,
    age,
    purchases,
    trial,
    virtual,
    game,
    updates,
    modifications,
    support,
    telemetry,
    productData,
    privacy,
    ai,
    ugc,
    thirdParty,
    ip,
    feedback,
    acknowledgment,
    apple,
    google,
    productClaims,
    euConsumers,
    guaranteeFr,
    warranty,
    liability,
    indemnity,
    audit,
    term,
    termination,
    exportControl,
    gov,
    severability,
    waiver,
    entire,
    translation,
    law,
    disputes,
    custom,
    changes,
    italian,
    contact,
  ],
  arrangements,
  sectionTitles,
  homes,
};
