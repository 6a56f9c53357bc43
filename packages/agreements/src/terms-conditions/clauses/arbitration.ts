import { given, link, rows, sequence, prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
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

/** FAA; administrator and rules by name, costs, place of the hearing, small claims, who decides on validity, opt-out with its address, severability, conspicuous (also in tc.summary). Class waiver only where it was chosen. Consumers are bound in the United States alone, so that nothing depends on what a reader's law permits (N.J.S.A. 56:12-16); never in the EU, the UK, Quebec, Ontario (Annex 1(q) UCTD, s. 91 Arbitration Act 1996, CPA ss. 11.1 and 19.1: the words stand before the clause; CPA 2002 Ont. s. 7). */
export const arbitration = clause({
  id: 'tc.arbitration',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.dispute_mode === 'arbitration',
  parts: {
    agreement: { meets: ['us-arbitration', 'qc-cpa-54-4'] },
    rules: { meets: [], when: (a) => given(a.arbitration?.[0]?.arb_rules) },
    unnamed: { meets: [], when: (a) => !given(a.arbitration?.[0]?.arb_rules) },
    federal: { meets: [], when: (a) => a.country === ('US' as typeof a.country) },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    waiver: { meets: [], when: (a) => a.arbitration?.[0]?.arb_class_waiver === 'yes' },
    small: { meets: [], when: (a) => a.arbitration?.[0]?.arb_small_claims !== 'no' },
  },
  words,
  text: {
    de: (c) => prose`
      ## Schiedsverfahren

      **Beachten Sie diesen Abschnitt: Er ersetzt in den genannten Fällen das staatliche Gericht.**

      Verbraucher bindet dieser Abschnitt nur, wenn sie in den Vereinigten Staaten leben. Für Verbraucher in der Europäischen Union, im Europäischen Wirtschaftsraum, in der Schweiz, im Vereinigten Königreich, in Québec und in Ontario gilt er nicht.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Streitigkeiten, die aus dem Vertrag entstehen oder mit ihm zusammenhängen, entscheidet verbindlich ein Schiedsgericht, verwaltet von **${row.arb_provider}** ${c.part.rules`nach diesen Regeln: ${row.arb_rules}`}${c.part.unnamed`nach dessen Regeln`} (${link(row.arb_rules_url)}). Schiedsort und Sprache: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`Verhandelt wird schriftlich, per Video oder, wenn der Verbraucher es wünscht, in dem County, in dem er lebt. Von den Kosten trägt ein Verbraucher nicht mehr, als ihn eine Klage vor Gericht kosten würde; den Rest tragen wir.`} Ob dieser Abschnitt wirksam ist und einen Streit erfasst, entscheidet das Gericht. Sie können das Schiedsverfahren ablehnen, indem Sie uns innerhalb von ${c.number(row.arb_opt_out)} Tagen nach Vertragsschluss an eine der im Abschnitt über den Kontakt genannten Stellen schreiben; Nachteile entstehen Ihnen nicht.`))}`} ${c.part.small`Beide Seiten können geringe Forderungen vor das dafür zuständige Gericht bringen.`}

      ${c.part.federal`Für diesen Abschnitt gilt der Federal Arbitration Act (9 U.S.C. §§ 1 ff.). **Beide Seiten verzichten darauf, dass ein Richter oder eine Jury entscheidet.**`} ${c.part.waiver`**Beide Seiten machen Ansprüche nur für sich selbst und nicht als Sammelklage geltend.** Ist dieser Verzicht für einen Anspruch unwirksam, entscheidet darüber das Gericht; im Übrigen bleibt der Abschnitt wirksam.`}`,
    en: (c) => prose`
      ## Arbitration

      **Please note this section: in the cases named it replaces the courts.**

      This section binds consumers only if they live in the United States. It does not apply to consumers in the European Union, the European Economic Area, Switzerland, the United Kingdom, Quebec and Ontario.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Any dispute arising out of or relating to the contract is decided by binding arbitration administered by **${row.arb_provider}** ${c.part.rules`under these rules: ${row.arb_rules}`}${c.part.unnamed`under its rules`} (${link(row.arb_rules_url)}). Seat and language: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`The hearing takes place in writing, by video or, if the consumer wishes, in the county where the consumer lives. Of the costs a consumer bears no more than a court action would cost; we bear the rest.`} The court decides whether this section is valid and covers a dispute. You can reject arbitration by writing to us within ${c.number(row.arb_opt_out)} days of the conclusion of the contract at one of the places named in the section on contacting us; this brings you no disadvantage.`))}`} ${c.part.small`Both sides can bring small claims before the court competent for them.`}

      ${c.part.federal`The Federal Arbitration Act (9 U.S.C. § 1 et seq.) governs this section. **Both sides give up a trial before a judge or jury.**`} ${c.part.waiver`**Both sides assert claims only for themselves and not in a class action.** If this waiver is invalid for a claim, the court decides that claim; the rest of this section remains valid.`}`,
    es: (c) => prose`
      ## Arbitraje

      **Preste atención a este apartado: en los casos indicados sustituye a los tribunales.**

      Este apartado solo vincula a los consumidores que viven en los Estados Unidos. No se aplica a los consumidores de la Unión Europea, el Espacio Económico Europeo, Suiza, el Reino Unido, Quebec y Ontario.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Toda controversia que surja del contrato o esté relacionada con él se resuelve mediante arbitraje vinculante administrado por **${row.arb_provider}** ${c.part.rules`según estas reglas: ${row.arb_rules}`}${c.part.unnamed`según sus reglas`} (${link(row.arb_rules_url)}). Sede e idioma: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`La vista se celebra por escrito, por vídeo o, si el consumidor lo desea, en el condado en que vive. De los costes, un consumidor no asume más de lo que costaría un pleito; el resto lo asumimos nosotros.`} El tribunal decide si este apartado es válido y abarca una controversia. Puede rechazar el arbitraje escribiéndonos, en un plazo de ${c.number(row.arb_opt_out)} días desde la celebración del contrato, por una de las vías del apartado sobre el contacto; no le supone ninguna desventaja.`))}`} ${c.part.small`Ambas partes pueden llevar las reclamaciones de escasa cuantía ante el tribunal competente.`}

      ${c.part.federal`Este apartado se rige por la Federal Arbitration Act (9 U.S.C. § 1 y ss.). **Ambas partes renuncian a un juicio ante un juez o un jurado.**`} ${c.part.waiver`**Ambas partes ejercen sus pretensiones solo para sí y no en una acción colectiva.** Si esta renuncia no es válida para una pretensión, decide sobre ella el tribunal; el resto del apartado conserva su validez.`}`,
    fr: (c) => prose`
      ## Arbitrage

      **Lisez cette section avec attention : dans les cas indiqués, elle remplace les tribunaux.**

      Cette section ne lie les consommateurs que s’ils vivent aux États-Unis. Elle ne s’applique pas aux consommateurs de l’Union européenne, de l’Espace économique européen, de Suisse, du Royaume-Uni, du Québec et de l’Ontario.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Tout litige né du contrat ou s’y rapportant est tranché par un arbitrage obligatoire administré par **${row.arb_provider}** ${c.part.rules`selon ce règlement : ${row.arb_rules}`}${c.part.unnamed`selon son règlement`} (${link(row.arb_rules_url)}). Siège et langue : ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`L’audience se tient par écrit, par vidéo ou, si le consommateur le souhaite, dans le comté où il vit. Un consommateur ne supporte pas plus de frais qu’une action en justice ne lui en coûterait ; nous supportons le reste.`} Le tribunal décide si cette section est valable et couvre un litige. Vous pouvez refuser l’arbitrage en nous écrivant, dans les ${c.number(row.arb_opt_out)} jours suivant la conclusion du contrat, par l’un des moyens indiqués dans la section consacrée au contact ; aucun désavantage n’en résulte.`))}`} ${c.part.small`Les deux parties peuvent porter les petits litiges devant le tribunal compétent.`}

      ${c.part.federal`Le Federal Arbitration Act (9 U.S.C. § 1 et suivants) régit cette section. **Les deux parties renoncent à être jugées par un juge ou un jury.**`} ${c.part.waiver`**Les deux parties n’agissent que pour elles-mêmes et non par action collective.** Si cette renonciation n’est pas valable pour une prétention, le tribunal en décide ; le reste de la section demeure valable.`}`,
    it: (c) => prose`
      ## Arbitrato

      **Legga con attenzione questa sezione: nei casi indicati sostituisce i giudici.**

      Questa sezione vincola i consumatori solo se vivono negli Stati Uniti. Non si applica ai consumatori nell’Unione europea, nello Spazio economico europeo, in Svizzera, nel Regno Unito, nel Québec e nell’Ontario.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Ogni controversia che derivi dal contratto o vi sia collegata è decisa con arbitrato vincolante amministrato da **${row.arb_provider}** ${c.part.rules`secondo queste regole: ${row.arb_rules}`}${c.part.unnamed`secondo le sue regole`} (${link(row.arb_rules_url)}). Sede e lingua: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`L’udienza si tiene per iscritto, in video o, se il consumatore lo desidera, nella contea in cui vive. Dei costi un consumatore non sopporta più di quanto costerebbe una causa; il resto è a nostro carico.`} Il giudice decide se questa sezione è valida e comprende una controversia. Può rifiutare l’arbitrato scrivendoci, entro ${c.number(row.arb_opt_out)} giorni dalla conclusione del contratto, a uno dei recapiti della sezione sui contatti; non ne derivano svantaggi.`))}`} ${c.part.small`Le parti possono portare le cause di modesto valore davanti al giudice competente.`}

      ${c.part.federal`Questa sezione è regolata dal Federal Arbitration Act (9 U.S.C. § 1 e seguenti). **Le parti rinunciano a un processo davanti a un giudice o a una giuria.**`} ${c.part.waiver`**Le parti fanno valere pretese solo per sé e non con azioni di classe.** Se la rinuncia non è valida per una pretesa, su questa decide il giudice; il resto della sezione rimane valido.`}`,
    nl: (c) => prose`
      ## Arbitrage

      **Let op dit onderdeel: in de genoemde gevallen komt het in de plaats van de rechter.**

      Dit onderdeel bindt consumenten alleen als zij in de Verenigde Staten wonen. Het geldt niet voor consumenten in de Europese Unie, de Europese Economische Ruimte, Zwitserland, het Verenigd Koninkrijk, Quebec en Ontario.

      ${c.part.agreement`${sequence(rows(c.say.arbitration).map((row) => prose`Geschillen die uit de overeenkomst voortvloeien of ermee samenhangen, worden bindend beslecht door arbitrage, beheerd door **${row.arb_provider}** ${c.part.rules`volgens deze regels: ${row.arb_rules}`}${c.part.unnamed`volgens zijn regels`} (${link(row.arb_rules_url)}). Zetel en taal: ${row.arb_seat}, ${c.name(row.arb_language, c.w.languages)}. ${c.part.consumers`De behandeling vindt schriftelijk plaats, per video of, als de consument dat wenst, in de county waar hij woont. Van de kosten draagt een consument niet meer dan een rechtszaak zou kosten; de rest dragen wij.`} De rechter beslist of dit onderdeel geldig is en een geschil omvat. U kunt arbitrage afwijzen door ons binnen ${c.number(row.arb_opt_out)} dagen na het sluiten van de overeenkomst te schrijven via een van de wegen in het onderdeel over contact; dat heeft geen nadeel voor u.`))}`} ${c.part.small`Beide partijen kunnen kleine vorderingen voorleggen aan de daarvoor bevoegde rechter.`}

      ${c.part.federal`Op dit onderdeel is de Federal Arbitration Act (9 U.S.C. § 1 e.v.) van toepassing. **Beide partijen doen afstand van een proces voor een rechter of jury.**`} ${c.part.waiver`**Beide partijen stellen vorderingen alleen voor zichzelf in en niet als collectieve vordering.** Is deze afstand voor een vordering ongeldig, dan beslist de rechter daarover; de rest van dit onderdeel blijft geldig.`}`,
  },
});
