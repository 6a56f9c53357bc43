import { prose } from '../../document/authoring.ts';
import { clause, type DisclaimerQuestions } from './clause.ts';

type Places = {
  readonly [Q in 'country' | 'audience_regions']?: DisclaimerQuestions[Q] | undefined;
};
/** An owner in the United States who addresses nobody elsewhere. */
const onlyAmerican = ({ country, audience_regions }: Places): boolean =>
  String(country) === 'US' && (audience_regions ?? []).every((region) => region === 'us');

// Carve-outs first and always: Directive 93/13/EEC, Annex 1(a)-(b); § 309 No. 7 BGB; Article R212-1, 6° Code de la consommation;
// Article 33(2)(a)-(b) Codice del consumo; Articles 85-86 TRLGDCU; Articles 6:236-237 BW; CRA 2015 s. 65; UCTA 1977 s. 2.
// Essential obligations follow the case law on § 307 BGB, which holds between businesses too, and are said where readers
// live under such a law; American law asks for neither them nor unlimited liability for negligence. Towards consumers the
// section ends with their rights: a bare “as far as the law permits” is not transparent (Directive 93/13/EEC, Article 5).
export const liability = clause({
  id: 'di.liability',
  version: 2,
  parts: {
    always: { meets: [] },
    body: { meets: [], when: (a) => !onlyAmerican(a) },
    bodyAmerican: { meets: [], when: onlyAmerican },
    essential: { meets: [], when: (a) => !onlyAmerican(a) },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
    rest: { meets: ['practice-di-nores'], when: (a) => a.consumer_type !== 'consumers' },
    otherwise: { meets: [], when: (a) => a.consumer_type !== 'both' },
    others: { meets: [], when: (a) => a.consumer_type === 'both' },
  },
  text: {
    de: (c) => prose`
      ## Haftung

      ${c.part.always(prose`
        Nichts in diesem Dokument schließt unsere Haftung aus oder begrenzt sie:

        - für Vorsatz und grobe Fahrlässigkeit,
        - ${c.part.body`für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit,`}
        - ${c.part.bodyAmerican`für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, soweit sie auf grober Fahrlässigkeit beruhen oder das Gesetz keine Begrenzung zulässt,`}
        - für Arglist und soweit wir eine Garantie übernommen haben,
        - nach den Vorschriften über die Produkthaftung,
        - ${c.part.essential`für die Verletzung wesentlicher Vertragspflichten, also solcher, auf deren Einhaltung Sie vertrauen dürfen,`}
        - in allen anderen Fällen, in denen das Gesetz einen Ausschluss oder eine Begrenzung nicht zulässt.`)}

      ${c.part.consumers`Sind Sie Verbraucher, bleiben Ihre gesetzlichen Rechte vollständig bestehen, auch Ihre Ansprüche auf Schadensersatz aus einem Vertrag mit uns.`}

      ${c.part.rest`${c.part.otherwise`Im Übrigen`}${c.part.others`Gegenüber anderen als Verbrauchern`}, und nur soweit das anwendbare Recht es erlaubt, haften wir nicht für Schäden, die dadurch entstehen, dass Sie unsere kostenlosen Inhalte nutzen oder nicht nutzen können.`}`,
    en: (c) => prose`
      ## Liability

      ${c.part.always(prose`
        Nothing in this document excludes or limits our liability:

        - for wilful misconduct and gross negligence,
        - ${c.part.body`for death or personal injury,`}
        - ${c.part.bodyAmerican`for death or personal injury to the extent caused by our gross negligence or where the law does not allow a limit,`}
        - for fraud or fraudulent misrepresentation and to the extent that we have given a guarantee,
        - under the rules on product liability,
        - ${c.part.essential`for breach of essential contractual obligations, that is those on whose performance you may rely,`}
        - in all other cases in which the law does not permit an exclusion or limitation.`)}

      ${c.part.consumers`If you are a consumer, your statutory rights remain in full, including your claims for damages under a contract with us.`}

      ${c.part.rest`${c.part.otherwise`Otherwise`}${c.part.others`Towards those who are not consumers`}, and only to the extent that the applicable law permits, we are not liable for damage that arises because you use our free content or cannot use it.`}`,
    es: (c) => prose`
      ## Responsabilidad

      ${c.part.always(prose`
        Nada de lo dispuesto en este documento excluye ni limita nuestra responsabilidad:

        - por dolo y culpa grave,
        - ${c.part.body`por la muerte o por daños corporales o a la salud,`}
        - ${c.part.bodyAmerican`por la muerte o por daños corporales o a la salud, en la medida en que se deban a culpa grave o la ley no permita una limitación,`}
        - cuando hayamos ocultado dolosamente un defecto o asumido una garantía,
        - conforme a las normas sobre productos defectuosos,
        - ${c.part.essential`por el incumplimiento de obligaciones contractuales esenciales, es decir, de aquellas en cuyo cumplimiento usted puede confiar,`}
        - en todos los demás casos en que la ley no permita una exclusión o limitación.`)}

      ${c.part.consumers`Si usted es consumidor, sus derechos legales se mantienen íntegros, incluidos los derechos a indemnización derivados de un contrato con nosotros.`}

      ${c.part.rest`${c.part.otherwise`Por lo demás`}${c.part.others`Frente a quienes no son consumidores`}, y solo en la medida en que lo permita la ley aplicable, no respondemos de los daños que se produzcan porque usted utilice nuestros contenidos gratuitos o no pueda utilizarlos.`}`,
    fr: (c) => prose`
      ## Responsabilité

      ${c.part.always(prose`
        Rien dans ce document n’exclut ni ne limite notre responsabilité :

        - en cas de dol ou de faute lourde,
        - ${c.part.body`en cas de décès ou d’atteinte à l’intégrité physique ou à la santé,`}
        - ${c.part.bodyAmerican`en cas de décès ou d’atteinte à l’intégrité physique ou à la santé, dans la mesure où ils sont dus à une faute lourde ou lorsque la loi ne permet pas de limitation,`}
        - en cas de fraude et dans la mesure où nous avons donné une garantie,
        - au titre des règles sur les produits défectueux,
        - ${c.part.essential`en cas de manquement à une obligation contractuelle essentielle, c’est-à-dire à une obligation sur l’exécution de laquelle vous pouvez compter,`}
        - dans tous les autres cas où la loi ne permet ni exclusion ni limitation.`)}

      ${c.part.consumers`Si vous êtes consommateur, vos droits légaux demeurent entiers, y compris votre droit à réparation au titre d’un contrat conclu avec nous.`}

      ${c.part.rest`${c.part.otherwise`Pour le reste`}${c.part.others`À l’égard de ceux qui ne sont pas consommateurs`}, et seulement dans la mesure où la loi applicable le permet, nous ne répondons pas des dommages résultant de l’utilisation de nos contenus gratuits ou de l’impossibilité de les utiliser.`}`,
    it: (c) => prose`
      ## Responsabilità

      ${c.part.always(prose`
        Nulla in questo documento esclude o limita la nostra responsabilità:

        - per dolo e colpa grave,
        - ${c.part.body`in caso di morte o di lesioni al corpo o alla salute,`}
        - ${c.part.bodyAmerican`in caso di morte o di lesioni al corpo o alla salute, nella misura in cui dipendono da colpa grave o quando la legge non consente limitazioni,`}
        - per frode e nella misura in cui abbiamo prestato una garanzia,
        - secondo le norme sui prodotti difettosi,
        - ${c.part.essential`per la violazione di obblighi contrattuali essenziali, cioè di quelli sul cui adempimento Lei può fare affidamento,`}
        - in tutti gli altri casi in cui la legge non consente esclusioni o limitazioni.`)}

      ${c.part.consumers`Se Lei è un consumatore, i Suoi diritti di legge restano integri, compreso il diritto al risarcimento derivante da un contratto con noi.`}

      ${c.part.rest`${c.part.otherwise`Per il resto`}${c.part.others`Nei confronti di chi non è consumatore`}, e solo nella misura in cui la legge applicabile lo consente, non rispondiamo dei danni derivanti dall’uso dei nostri contenuti gratuiti o dall’impossibilità di usarli.`}`,
    nl: (c) => prose`
      ## Aansprakelijkheid

      ${c.part.always(prose`
        Niets in dit document sluit onze aansprakelijkheid uit of beperkt die:

        - voor opzet en grove schuld,
        - ${c.part.body`voor overlijden of letsel aan lichaam of gezondheid,`}
        - ${c.part.bodyAmerican`voor overlijden of letsel aan lichaam of gezondheid, voor zover dat door grove schuld is veroorzaakt of de wet geen beperking toestaat,`}
        - voor bedrog en voor zover wij een garantie hebben gegeven,
        - volgens de regels over producten met gebreken,
        - ${c.part.essential`voor schending van wezenlijke contractuele verplichtingen, dus verplichtingen op de nakoming waarvan u mag vertrouwen,`}
        - in alle andere gevallen waarin de wet geen uitsluiting of beperking toestaat.`)}

      ${c.part.consumers`Bent u consument, dan behouden al uw wettelijke rechten hun volle werking, ook uw recht op schadevergoeding uit een overeenkomst met ons.`}

      ${c.part.rest`${c.part.otherwise`Voor het overige`}${c.part.others`Tegenover wie geen consument is`}, en alleen voor zover het toepasselijke recht dat toestaat, zijn wij niet aansprakelijk voor schade die ontstaat doordat u onze gratis inhoud gebruikt of niet kunt gebruiken.`}`,
  },
});
