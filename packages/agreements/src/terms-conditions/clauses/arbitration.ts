import { link, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';
const languages = {
  de: {
    de: 'Deutsch',
    en: 'Englisch',
    es: 'Spanisch',
    fr: 'Französisch',
    it: 'Italienisch',
    nl: 'Niederländisch',
  },
  en: { de: 'German', en: 'English', es: 'Spanish', fr: 'French', it: 'Italian', nl: 'Dutch' },
  es: { de: 'alemán', en: 'inglés', es: 'español', fr: 'francés', it: 'italiano', nl: 'neerlandés' },
  fr: { de: 'allemand', en: 'anglais', es: 'espagnol', fr: 'français', it: 'italien', nl: 'néerlandais' },
  it: { de: 'tedesco', en: 'inglese', es: 'spagnolo', fr: 'francese', it: 'italiano', nl: 'olandese' },
  nl: { de: 'Duits', en: 'Engels', es: 'Spaans', fr: 'Frans', it: 'Italiaans', nl: 'Nederlands' },
};
const words = {
  de: { languages: languages.de },
  en: { languages: languages.en },
  es: { languages: languages.es },
  fr: { languages: languages.fr },
  it: { languages: languages.it },
  nl: { languages: languages.nl },
};

/** FAA; provider, rules, costs, small claims, opt-out, severability, conspicuous (also in tc.summary). Class waiver only where it was chosen. Never for consumers in the EU, the UK, Quebec, Ontario (Annex 1(q) UCTD, s. 91 Arbitration Act 1996, CPA s. 11.1, CPA 2002 Ont. s. 7). */
export const arbitration = clause({
  id: 'tc.arbitration',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.dispute_mode === 'arbitration',
  parts: {
    agreement: { meets: ['us-arbitration'] },
    waiver: { meets: [], when: (a) => a.arbitration?.[0]?.arb_class_waiver === 'yes' },
    small: { meets: [], when: (a) => a.arbitration?.[0]?.arb_small_claims !== 'no' },
  },
  words,
  text: {
    de: (c) => prose`
      ## Schiedsverfahren

      **Beachten Sie diesen Abschnitt: Er ersetzt in den genannten Fällen das staatliche Gericht.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Streitigkeiten aus dem Vertrag entscheidet ein Schiedsgericht bei **${row.arb_provider}** nach dessen Regeln (${link(row.arb_rules_url)}). Schiedsort und Sprache: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. Von den Kosten trägt ein Verbraucher nicht mehr, als ihn eine Klage vor Gericht kosten würde; den Rest tragen wir. Sie können das Schiedsverfahren ablehnen, indem Sie uns innerhalb von ${c.number(row.arb_opt_out)} Tagen nach Vertragsschluss schreiben; Nachteile entstehen Ihnen nicht.`))}`} ${c.part.small`Beide Seiten können geringe Forderungen vor das dafür zuständige Gericht bringen.`}

      ${c.part.waiver`**Beide Seiten machen Ansprüche nur für sich selbst und nicht als Sammelklage geltend, soweit das anwendbare Recht diesen Verzicht zulässt.** Lässt es ihn für einen Anspruch nicht zu, entscheidet darüber das Gericht.`}

      Für Verbraucher in der Europäischen Union, im Europäischen Wirtschaftsraum, in der Schweiz, im Vereinigten Königreich, in Québec und in Ontario gilt dieser Abschnitt nicht. Er gilt auch sonst nur, soweit das Recht am Wohnsitz des Verbrauchers eine solche Vereinbarung vor Entstehen des Streits zulässt.`,
    en: (c) => prose`
      ## Arbitration

      **Note this section: in the cases named it replaces the courts.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Disputes from the contract are decided by arbitration before **${row.arb_provider}** under its rules (${link(row.arb_rules_url)}). Seat and language: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. Of the costs a consumer bears no more than a court action would cost; we bear the rest. You can reject arbitration by writing to us within ${c.number(row.arb_opt_out)} days of the conclusion of the contract; this brings you no disadvantage.`))}`} ${c.part.small`Both sides can bring small claims before the court competent for them.`}

      ${c.part.waiver`**Both sides assert claims only for themselves and not in a class action, as far as the applicable law permits this waiver.** Where it does not permit it for a claim, the court decides that claim.`}

      This section does not apply to consumers in the European Union, the European Economic Area, Switzerland, the United Kingdom, Quebec and Ontario. Elsewhere too it applies only as far as the law of the consumer’s place of residence permits such an agreement before the dispute arises.`,
    es: (c) => prose`
      ## Arbitraje

      **Preste atención a este apartado: en los casos indicados sustituye a los tribunales.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Las controversias del contrato se resuelven por arbitraje ante **${row.arb_provider}** según sus reglas (${link(row.arb_rules_url)}). Sede e idioma: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. De los costes, un consumidor no asume más de lo que costaría un pleito; el resto lo asumimos nosotros. Puede rechazar el arbitraje escribiéndonos en un plazo de ${c.number(row.arb_opt_out)} días desde la celebración del contrato; no le supone ninguna desventaja.`))}`} ${c.part.small`Ambas partes pueden llevar las reclamaciones de escasa cuantía ante el tribunal competente.`}

      ${c.part.waiver`**Ambas partes ejercen sus pretensiones solo para sí y no en una acción colectiva, en la medida en que la ley aplicable permita esta renuncia.** Si no la permite para una pretensión, decide el tribunal.`}

      Este apartado no se aplica a los consumidores de la Unión Europea, el Espacio Económico Europeo, Suiza, el Reino Unido, Quebec y Ontario. En otros lugares solo se aplica si la ley de la residencia del consumidor permite tal acuerdo antes de que surja el conflicto.`,
    fr: (c) => prose`
      ## Arbitrage

      **Lisez cette section avec attention : dans les cas indiqués, elle remplace les tribunaux.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Les litiges nés du contrat sont tranchés par arbitrage devant **${row.arb_provider}** selon son règlement (${link(row.arb_rules_url)}). Siège et langue : ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. Un consommateur ne supporte pas plus de frais qu’une action en justice ne lui en coûterait ; nous supportons le reste. Vous pouvez refuser l’arbitrage en nous écrivant dans les ${c.number(row.arb_opt_out)} jours suivant la conclusion du contrat ; aucun désavantage n’en résulte.`))}`} ${c.part.small`Les deux parties peuvent porter les petits litiges devant le tribunal compétent.`}

      ${c.part.waiver`**Les deux parties n’agissent que pour elles-mêmes et non par action collective, dans la mesure où la loi applicable permet cette renonciation.** Si elle ne la permet pas pour une prétention, le tribunal en décide.`}

      Cette section ne s’applique pas aux consommateurs de l’Union européenne, de l’Espace économique européen, de Suisse, du Royaume-Uni, du Québec et de l’Ontario. Ailleurs aussi, elle ne s’applique que si la loi de la résidence du consommateur permet un tel accord avant la naissance du litige.`,
    it: (c) => prose`
      ## Arbitrato

      **Legga con attenzione questa sezione: nei casi indicati sostituisce i giudici.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Le controversie sul contratto sono decise con arbitrato presso **${row.arb_provider}** secondo le sue regole (${link(row.arb_rules_url)}). Sede e lingua: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. Dei costi un consumatore non sopporta più di quanto costerebbe una causa; il resto è a nostro carico. Può rifiutare l’arbitrato scrivendoci entro ${c.number(row.arb_opt_out)} giorni dalla conclusione del contratto; non ne derivano svantaggi.`))}`} ${c.part.small`Le parti possono portare le cause di modesto valore davanti al giudice competente.`}

      ${c.part.waiver`**Le parti fanno valere pretese solo per sé e non con azioni di classe, nella misura in cui la legge applicabile consente questa rinuncia.** Se non la consente per una pretesa, decide il giudice.`}

      Questa sezione non si applica ai consumatori nell’Unione europea, nello Spazio economico europeo, in Svizzera, nel Regno Unito, nel Québec e nell’Ontario. Anche altrove si applica solo se la legge della residenza del consumatore consente un tale accordo prima che sorga la controversia.`,
    nl: (c) => prose`
      ## Arbitrage

      **Let op dit onderdeel: in de genoemde gevallen komt het in de plaats van de rechter.**

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Geschillen uit de overeenkomst worden beslecht door arbitrage bij **${row.arb_provider}** volgens zijn regels (${link(row.arb_rules_url)}). Zetel en taal: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. Van de kosten draagt een consument niet meer dan een rechtszaak zou kosten; de rest dragen wij. U kunt arbitrage afwijzen door ons binnen ${c.number(row.arb_opt_out)} dagen na het sluiten van de overeenkomst te schrijven; dat heeft geen nadeel voor u.`))}`} ${c.part.small`Beide partijen kunnen kleine vorderingen voorleggen aan de daarvoor bevoegde rechter.`}

      ${c.part.waiver`**Beide partijen stellen vorderingen alleen voor zichzelf in en niet als collectieve vordering, voor zover het toepasselijke recht deze afstand toestaat.** Staat het die voor een vordering niet toe, dan beslist de rechter.`}

      Dit onderdeel geldt niet voor consumenten in de Europese Unie, de Europese Economische Ruimte, Zwitserland, het Verenigd Koninkrijk, Quebec en Ontario. Ook elders geldt het alleen voor zover het recht van de woonplaats van de consument zo’n afspraak vóór het ontstaan van het geschil toestaat.`,
  },
});
