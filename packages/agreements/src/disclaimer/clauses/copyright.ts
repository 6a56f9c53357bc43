import { prose } from '../../document/authoring.ts';
import { ccLicence } from '../words/creative-commons.ts';
import { clause } from './clause.ts';

// Statutory exceptions (quotation, private copy) stay: Directive 2001/29/EC, Article 5.
export const copyright = clause({
  id: 'di.copyright',
  version: 2,
  when: (a) =>
    a.copyright_mode === 'reserved' ||
    a.copyright_mode === 'personal' ||
    a.copyright_mode === 'creative-commons',
  parts: {
    reserved: { meets: [], when: (a) => a.copyright_mode === 'reserved' },
    personal: { meets: [], when: (a) => a.copyright_mode === 'personal' },
    commons: { meets: [], when: (a) => a.copyright_mode === 'creative-commons' },
  },
  text: {
    de: (c) => prose`
      ## Urheberrecht

      ${c.part.reserved`Alle Rechte an unseren Inhalten bleiben vorbehalten, uns oder den anderen, deren Werke wir veröffentlichen.`} ${c.part.personal`Sie dürfen unsere Inhalte für private Zwecke ansehen, speichern und ausdrucken; jede weitere Nutzung braucht die Zustimmung dessen, dem die Rechte gehören.`} ${c.part.commons`Unsere eigenen Inhalte dürfen Sie nach den Bedingungen dieser Lizenz nutzen, soweit nichts anderes dabeisteht: ${ccLicence(c)}.`} Was das Urheberrecht ohne Zustimmung erlaubt, etwa das Zitieren, bleibt erlaubt.`,
    en: (c) => prose`
      ## Copyright

      ${c.part.reserved`All rights in our content are reserved, to us or to the others whose works we publish.`} ${c.part.personal`You may view, save and print our content for private purposes; any further use needs the consent of whoever holds the rights.`} ${c.part.commons`You may use our own content under the terms of this licence unless something else is stated beside it: ${ccLicence(c)}.`} What copyright law permits without consent, such as quoting, remains permitted.`,
    es: (c) => prose`
      ## Derechos de autor

      ${c.part.reserved`Todos los derechos sobre nuestros contenidos están reservados, a nosotros o a los terceros cuyas obras publicamos.`} ${c.part.personal`Puede ver, guardar e imprimir nuestros contenidos para fines privados; cualquier otro uso requiere la autorización del titular de los derechos.`} ${c.part.commons`Puede utilizar nuestros propios contenidos en las condiciones de esta licencia, salvo que junto a ellos se indique otra cosa: ${ccLicence(c)}.`} Lo que la ley permite sin autorización, como citar, sigue estando permitido.`,
    fr: (c) => prose`
      ## Droit d’auteur

      ${c.part.reserved`Tous les droits sur nos contenus sont réservés, à nous ou aux tiers dont nous publions les œuvres.`} ${c.part.personal`Vous pouvez consulter, enregistrer et imprimer nos contenus à des fins privées ; toute autre utilisation requiert l’autorisation du titulaire des droits.`} ${c.part.commons`Vous pouvez utiliser nos propres contenus aux conditions de cette licence, sauf mention contraire à côté de ceux-ci : ${ccLicence(c)}.`} Ce que la loi permet sans autorisation, comme la courte citation, reste permis.`,
    it: (c) => prose`
      ## Diritto d’autore

      ${c.part.reserved`Tutti i diritti sui nostri contenuti sono riservati, a noi o ai terzi di cui pubblichiamo le opere.`} ${c.part.personal`Può consultare, salvare e stampare i nostri contenuti per scopi privati; ogni altro uso richiede l’autorizzazione del titolare dei diritti.`} ${c.part.commons`Può usare i nostri contenuti alle condizioni di questa licenza, salvo che accanto ad essi sia indicato altro: ${ccLicence(c)}.`} Ciò che la legge consente senza autorizzazione, come la citazione, resta consentito.`,
    nl: (c) => prose`
      ## Auteursrecht

      ${c.part.reserved`Alle rechten op onze inhoud zijn voorbehouden, aan ons of aan de anderen van wie wij werken publiceren.`} ${c.part.personal`U mag onze inhoud voor privédoeleinden bekijken, opslaan en afdrukken; voor elk ander gebruik is toestemming van de rechthebbende nodig.`} ${c.part.commons`Onze eigen inhoud mag u gebruiken onder de voorwaarden van deze licentie, tenzij er iets anders bij staat: ${ccLicence(c)}.`} Wat het auteursrecht zonder toestemming toestaat, zoals citeren, blijft toegestaan.`,
  },
});
