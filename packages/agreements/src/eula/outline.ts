import type { Outline } from '../document/outline.ts';
import { account } from './clauses/account.ts';
import { acknowledgment } from './clauses/acknowledgment.ts';
import { activation } from './clauses/activation.ts';
import { age } from './clauses/age.ts';
import { ai } from './clauses/ai.ts';
import { apple } from './clauses/apple.ts';
import { audit } from './clauses/audit.ts';
import { changes } from './clauses/changes.ts';
import { contact } from './clauses/contact.ts';
import { custom } from './clauses/custom.ts';
import { definitions } from './clauses/definitions.ts';
import { disputes } from './clauses/disputes.ts';
import { entire } from './clauses/entire.ts';
import { euConsumers } from './clauses/eu-consumers.ts';
import { exportControl } from './clauses/export.ts';
import { feedback } from './clauses/feedback.ts';
import { game } from './clauses/game.ts';
import { google } from './clauses/google.ts';
import { gov } from './clauses/gov.ts';
import { guaranteeFr } from './clauses/guarantee-fr.ts';
import { indemnity } from './clauses/indemnity.ts';
import { intro } from './clauses/intro.ts';
import { ip } from './clauses/ip.ts';
import { italian } from './clauses/it-1341.ts';
import { law } from './clauses/law.ts';
import { liability } from './clauses/liability.ts';
import { licence } from './clauses/licence.ts';
import { modifications } from './clauses/modifications.ts';
import { openSource } from './clauses/open-source.ts';
import { privacy } from './clauses/privacy.ts';
import { productClaims } from './clauses/product-claims.ts';
import { productData } from './clauses/product-data.ts';
import { purchases } from './clauses/purchases.ts';
import { requirements } from './clauses/requirements.ts';
import { restrictions } from './clauses/restrictions.ts';
import { scope } from './clauses/scope.ts';
import { seats } from './clauses/seats.ts';
import { severability } from './clauses/severability.ts';
import { support } from './clauses/support.ts';
import { telemetry } from './clauses/telemetry.ts';
import { term } from './clauses/term.ts';
import { termination } from './clauses/termination.ts';
import { thirdParty } from './clauses/third-party.ts';
import { translation } from './clauses/translation.ts';
import { trial } from './clauses/trial.ts';
import { ugc } from './clauses/ugc.ts';
import { updates } from './clauses/updates.ts';
import { virtual } from './clauses/virtual.ts';
import { waiver } from './clauses/waiver.ts';
import { warranty } from './clauses/warranty.ts';

/** The EULA: the licence and its limits, the software, what is owed, who answers for what, how it ends. */
export const outline: Outline = {
  type: 'EULA',
  title: {
    question: 'document_title',
    usual: 'eula',
    names: {
      de: { eula: 'Endbenutzer-Lizenzvertrag', 'license-agreement': 'Lizenzvertrag' },
      en: { eula: 'End User Licence Agreement', 'license-agreement': 'Licence Agreement' },
      es: { eula: 'Contrato de licencia de usuario final', 'license-agreement': 'Contrato de licencia' },
      fr: { eula: 'Contrat de licence utilisateur final', 'license-agreement': 'Contrat de licence' },
      it: { eula: 'Contratto di licenza con l’utente finale', 'license-agreement': 'Contratto di licenza' },
      nl: { eula: 'Licentieovereenkomst voor eindgebruikers', 'license-agreement': 'Licentieovereenkomst' },
    },
  },
  clauses: [
    intro,
    definitions,
    acknowledgment,
    licence,
    scope,
    seats,
    restrictions,
    openSource,
    activation,
    requirements,
    account,
    ugc,
    purchases,
    trial,
    virtual,
    ip,
    feedback,
    updates,
    modifications,
    support,
    thirdParty,
    privacy,
    telemetry,
    productData,
    ai,
    age,
    game,
    term,
    termination,
    indemnity,
    warranty,
    liability,
    productClaims,
    apple,
    google,
    exportControl,
    gov,
    audit,
    euConsumers,
    guaranteeFr,
    severability,
    waiver,
    law,
    disputes,
    italian,
    entire,
    custom,
    changes,
    translation,
    contact,
  ],
};
