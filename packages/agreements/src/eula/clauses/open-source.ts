import { given, prose, records, rows, link, type Context, type Words } from '../../document/authoring.ts';
import { clause, type EulaQuestions } from './clause.ts';

function components({
  say,
}: Pick<Context<EulaQuestions>, 'say'>): { name: Words; licence: Words; source: Words }[] {
  return rows(say.open_source).map((row) => ({
    name: row.component_name,
    licence: row.component_licence,
    source: link(row.component_url),
  }));
}

// MIT, BSD, Apache-2.0 § 4, MPL-2.0 § 3, LGPL-2.1 § 6: notices, source where owed, no restriction of those rights.
export const openSource = clause({
  id: 'eu.open_source',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.open_source),
  parts: { list: { meets: ['oss-notices'] }, rights: { meets: ['oss-notices'] } },
  text: {
    de: (c) => prose`
      ## Bestandteile mit offenen Lizenzen

      Die Software enthält Bestandteile anderer, die unter eigenen Lizenzen stehen:

      ${c.part.list(records({ name: 'Bestandteil', licence: 'Lizenz', source: 'Hinweise und Quelltext' }, components(c)))}

      ${c.part.rights`Urhebervermerke, Lizenztexte und, wo die Lizenz es verlangt, der Quelltext stehen unter den genannten Adressen. Für diese Bestandteile gelten ihre Lizenzen; dieser Vertrag schränkt die Rechte daraus nicht ein. Wo eine Lizenz es vorsieht, dürfen Sie die Software auch zurückentwickeln, um Änderungen an einem Bestandteil zu prüfen.`}`,
    en: (c) => prose`
      ## Open-source components

      The software contains components of others that are under licences of their own:

      ${c.part.list(records({ name: 'Component', licence: 'Licence', source: 'Notices and source code' }, components(c)))}

      ${c.part.rights`Copyright notices, licence texts and, where the licence requires it, the source code are found at the addresses given. These components are governed by their licences; this agreement does not restrict the rights under them. Where a licence so provides, you may also reverse engineer the software to debug changes to a component.`}`,
    es: (c) => prose`
      ## Componentes de código abierto

      El software contiene componentes ajenos sujetos a sus propias licencias:

      ${c.part.list(records({ name: 'Componente', licence: 'Licencia', source: 'Avisos y código fuente' }, components(c)))}

      ${c.part.rights`Los avisos de derechos de autor, los textos de las licencias y, cuando la licencia lo exige, el código fuente se encuentran en las direcciones indicadas. Estos componentes se rigen por sus licencias; este contrato no limita los derechos que conceden. Cuando una licencia lo prevé, también puede aplicar ingeniería inversa al software para depurar cambios en un componente.`}`,
    fr: (c) => prose`
      ## Composants libres

      Le logiciel contient des composants de tiers soumis à leurs propres licences :

      ${c.part.list(records({ name: 'Composant', licence: 'Licence', source: 'Mentions et code source' }, components(c)))}

      ${c.part.rights`Les mentions de droit d’auteur, les textes des licences et, lorsque la licence l’exige, le code source se trouvent aux adresses indiquées. Ces composants sont régis par leurs licences ; le présent contrat ne restreint pas les droits qui en découlent. Lorsqu’une licence le prévoit, vous pouvez aussi procéder à l’ingénierie inverse du logiciel pour déboguer des modifications d’un composant.`}`,
    it: (c) => prose`
      ## Componenti open source

      Il software contiene componenti di terzi soggetti a licenze proprie:

      ${c.part.list(records({ name: 'Componente', licence: 'Licenza', source: 'Avvisi e codice sorgente' }, components(c)))}

      ${c.part.rights`Gli avvisi di diritto d’autore, i testi delle licenze e, quando la licenza lo richiede, il codice sorgente si trovano agli indirizzi indicati. A questi componenti si applicano le rispettive licenze; questo contratto non limita i diritti che ne derivano. Quando una licenza lo prevede, può anche sottoporre il software a ingegneria inversa per eseguire il debug delle modifiche a un componente.`}`,
    nl: (c) => prose`
      ## Opensourcecomponenten

      De software bevat onderdelen van anderen die onder eigen licenties vallen:

      ${c.part.list(records({ name: 'Onderdeel', licence: 'Licentie', source: 'Vermeldingen en broncode' }, components(c)))}

      ${c.part.rights`Auteursrechtvermeldingen, licentieteksten en, waar de licentie dat vereist, de broncode staan op de genoemde adressen. Voor deze onderdelen gelden hun licenties; deze overeenkomst beperkt de rechten daaruit niet. Waar een licentie dat bepaalt, mag u de software ook aan reverse engineering onderwerpen om wijzigingen in een onderdeel te debuggen.`}`,
  },
});
