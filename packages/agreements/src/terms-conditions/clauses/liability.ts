import { has, prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { smallCap } from '../words/small-cap.ts';
import { clause, type TermsQuestions } from './clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** Outside Europe, Canada and Australia a cap may reach consumers; it names the country where it does. */
function capsConsumers(a: Given): boolean {
  return (
    consumersToo(a) &&
    a.liability_cap !== 'statutory' &&
    has(a.laws, 'us_consumer') &&
    !has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer')
  );
}

/** A figure below the typical damage of an essential duty falls under § 307 BGB and § 879 ABGB also between businesses. */
function capsBusinesses(a: Given): boolean {
  const law: string = a.governing_law ?? '';
  return a.liability_cap !== 'statutory' && law !== 'DE' && law !== 'AT';
}

/** §§ 307, 309 no. 7 BGB (also B2B; no cure by "as far as the law permits": BGH VIII ZR 26/14), § 14 ProdHaftG, Annex 1(a) and (b) UCTD, art. R. 212-1 no. 6 C. conso. (no limit at all towards consumers), art. 86 TRLGDCU, art. 33(2)(a) and (b) cod. cons. and art. 1229 c.c., art. 6:237(f) BW, s. 65 CRA 2015, s. 3 UCTA 1977, ss. 64 and 64A ACL, Art. 15 Directive (EU) 2024/2853. Hence: towards consumers the law alone; the cap binds business users. What no law lets limit stands first, so that the limits need no saving words. */
export const liability = clause({
  id: 'tc.liability',
  version: 2,
  parts: {
    consumers: { meets: [], when: (a) => consumersToo(a) },
    elsewhere: { meets: [], when: (a) => capsConsumers(a) },
    business: { meets: [], when: (a) => businessesToo(a) },
    capped: { meets: [], when: (a) => capsBusinesses(a) },
    paid: { meets: [], when: (a) => a.liability_cap === 'twelve-months' || a.liability_cap === undefined },
    hundred: { meets: [], when: (a) => a.liability_cap === 'paid-or-100' },
    fixed: { meets: [], when: (a) => a.liability_cap === 'fixed' },
    staff: { meets: [], when: (a) => businessesToo(a) || capsConsumers(a) },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Haftung

      Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsrecht, soweit wir eine Garantie gegeben oder einen Mangel arglistig verschwiegen haben, und in allen weiteren Fällen, in denen das Gesetz eine Beschränkung nicht zulässt. Nichts in diesen Bedingungen schließt diese Haftung aus.

      ${c.part.consumers`Gegenüber Verbrauchern haften wir auch in allen anderen Fällen nach dem Gesetz${c.part.elsewhere`; gegenüber Verbrauchern in den Vereinigten Staaten ist die Haftung in diesen anderen Fällen begrenzt auf ${c.part.paid`den Betrag, den Sie uns in den zwölf Monaten vor dem Schaden gezahlt haben`}${c.part.hundred`den Betrag, den Sie uns gezahlt haben, oder auf ${smallCap(c)}, wenn das mehr ist`}${c.part.fixed`diesen Betrag (${c.say.liability_amount})`}`}.`}

      ${c.part.business`Gegenüber Unternehmern haften wir in allen anderen Fällen nur, wenn wir fahrlässig eine wesentliche Pflicht verletzen, also eine Pflicht, deren Erfüllung die Durchführung des Vertrags erst ermöglicht und auf die Sie vertrauen dürfen. Die Haftung ist dann auf den vorhersehbaren, vertragstypischen Schaden begrenzt${c.part.capped`. Sie ist zugleich begrenzt auf ${c.part.paid`den Betrag, den Sie uns in den zwölf Monaten vor dem Schaden gezahlt haben`}${c.part.hundred`den Betrag, den Sie uns gezahlt haben, oder auf ${smallCap(c)}, wenn das mehr ist`}${c.part.fixed`diesen Betrag (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`Soweit unsere Haftung begrenzt ist, gilt das auch für unsere Mitarbeiter und Erfüllungsgehilfen.`} ${c.part.australia`Verbrauchergarantien nach dem australischen Verbraucherrecht (Australian Consumer Law) bleiben bestehen.`}`,
    en: (c) => prose`
      ## Liability

      We are liable without limit for wilful misconduct and gross negligence, for death and personal injury, for fraud and fraudulent misrepresentation, under product liability law, where we have given a guarantee or fraudulently concealed a defect, and in all other cases in which the law does not allow a limit. Nothing in these terms excludes this liability.

      ${c.part.consumers`Towards consumers we are liable in all other cases too as the law provides${c.part.elsewhere`; towards consumers in the United States the liability in those other cases is limited to ${c.part.paid`the amount that you paid us in the twelve months before the damage`}${c.part.hundred`the amount that you paid us or ${smallCap(c)}, whichever is greater`}${c.part.fixed`this amount (${c.say.liability_amount})`}`}.`}

      ${c.part.business`Towards business users we are liable in all other cases only if we negligently breach an essential duty, that is, a duty without which the contract cannot be carried out and on which you may rely. The liability is then limited to the foreseeable damage typical of the contract${c.part.capped`. It is also limited to ${c.part.paid`the amount that you paid us in the twelve months before the damage`}${c.part.hundred`the amount that you paid us or ${smallCap(c)}, whichever is greater`}${c.part.fixed`this amount (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`As far as our liability is limited, this also holds for our staff and those who act for us.`} ${c.part.australia`Consumer guarantees under the Australian Consumer Law remain.`}`,
    es: (c) => prose`
      ## Responsabilidad

      Respondemos sin límite en caso de dolo y culpa grave, por muerte o daños corporales o a la salud, según la normativa sobre productos defectuosos, cuando hayamos dado una garantía u ocultado dolosamente un defecto, y en todos los demás casos en que la ley no permite un límite. Nada en estas condiciones excluye esta responsabilidad.

      ${c.part.consumers`Frente a los consumidores respondemos también en todos los demás casos según la ley${c.part.elsewhere`; frente a los consumidores de los Estados Unidos, la responsabilidad en esos otros casos se limita ${c.part.paid`al importe que usted nos pagó en los doce meses anteriores al daño`}${c.part.hundred`a la mayor de estas cantidades: el importe que usted nos pagó o ${smallCap(c)}`}${c.part.fixed`a este importe (${c.say.liability_amount})`}`}.`}

      ${c.part.business`Frente a los usuarios profesionales solo respondemos en los demás casos si incumplimos por culpa leve una obligación esencial, es decir, aquella sin la cual el contrato no puede ejecutarse y en la que usted puede confiar. La responsabilidad se limita entonces al daño previsible y típico del contrato${c.part.capped`. Se limita además ${c.part.paid`al importe que usted nos pagó en los doce meses anteriores al daño`}${c.part.hundred`a la mayor de estas cantidades: el importe que usted nos pagó o ${smallCap(c)}`}${c.part.fixed`a este importe (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`Cuando nuestra responsabilidad está limitada, el límite vale también para nuestro personal y auxiliares.`} ${c.part.australia`Subsisten las garantías al consumidor del Derecho australiano (Australian Consumer Law).`}`,
    fr: (c) => prose`
      ## Responsabilité

      Nous répondons sans limite en cas de dol ou de faute lourde, en cas de décès ou de dommage corporel ou à la santé, au titre des produits défectueux, lorsque nous avons donné une garantie ou dissimulé un défaut, et dans tous les autres cas où la loi n’admet pas de limite. Rien dans ces conditions n’exclut cette responsabilité.

      ${c.part.consumers`À l’égard des consommateurs, nous répondons aussi dans tous les autres cas selon la loi${c.part.elsewhere`, sauf qu’à l’égard des consommateurs aux États-Unis, la responsabilité dans ces autres cas est limitée à ${c.part.paid`la somme que vous nous avez versée dans les douze mois précédant le dommage`}${c.part.hundred`la plus élevée de ces deux sommes : celle que vous nous avez versée ou ${smallCap(c)}`}${c.part.fixed`ce montant (${c.say.liability_amount})`}`}.`}

      ${c.part.business`À l’égard des utilisateurs professionnels, nous ne répondons dans les autres cas que si, par une faute simple, nous manquons à une obligation essentielle, sans laquelle le contrat ne peut être exécuté et sur laquelle vous pouvez compter. La responsabilité se limite alors au dommage prévisible et typique du contrat${c.part.capped`. Elle est en outre limitée à ${c.part.paid`la somme que vous nous avez versée dans les douze mois précédant le dommage`}${c.part.hundred`la plus élevée de ces deux sommes : celle que vous nous avez versée ou ${smallCap(c)}`}${c.part.fixed`ce montant (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`Lorsque notre responsabilité est limitée, la limite vaut aussi pour notre personnel et ceux qui agissent pour nous.`} ${c.part.australia`Les garanties accordées aux consommateurs par le droit australien (Australian Consumer Law) demeurent.`}`,
    it: (c) => prose`
      ## Responsabilità

      Rispondiamo senza limiti per dolo e colpa grave, per morte o danni al corpo o alla salute, secondo la disciplina dei prodotti difettosi, quando abbiamo dato una garanzia o nascosto dolosamente un difetto, e in tutti gli altri casi in cui la legge non ammette limiti. Nulla in queste condizioni esclude questa responsabilità.

      ${c.part.consumers`Nei confronti dei consumatori rispondiamo anche in tutti gli altri casi secondo la legge${c.part.elsewhere`; nei confronti dei consumatori negli Stati Uniti la responsabilità in questi altri casi è limitata ${c.part.paid`all’importo che Lei ci ha pagato nei dodici mesi precedenti il danno`}${c.part.hundred`all’importo che Lei ci ha pagato o, se superiore, a ${smallCap(c)}`}${c.part.fixed`a questo importo (${c.say.liability_amount})`}`}.`}

      ${c.part.business`Nei confronti degli utenti professionali rispondiamo negli altri casi solo se, per colpa lieve, violiamo un obbligo essenziale, senza il quale il contratto non può essere eseguito e sul quale Lei può fare affidamento. La responsabilità è allora limitata al danno prevedibile e tipico del contratto${c.part.capped`. È inoltre limitata ${c.part.paid`all’importo che Lei ci ha pagato nei dodici mesi precedenti il danno`}${c.part.hundred`all’importo che Lei ci ha pagato o, se superiore, a ${smallCap(c)}`}${c.part.fixed`a questo importo (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`Dove la nostra responsabilità è limitata, il limite vale anche per il nostro personale e per chi agisce per noi.`} ${c.part.australia`Restano ferme le garanzie per i consumatori del diritto australiano (Australian Consumer Law).`}`,
    nl: (c) => prose`
      ## Aansprakelijkheid

      Wij zijn onbeperkt aansprakelijk bij opzet en grove schuld, bij overlijden en letsel aan lichaam of gezondheid, volgens het recht inzake productaansprakelijkheid, waar wij een garantie hebben gegeven of een gebrek bewust hebben verzwegen, en in alle andere gevallen waarin de wet geen beperking toelaat. Niets in deze voorwaarden sluit deze aansprakelijkheid uit.

      ${c.part.consumers`Tegenover consumenten zijn wij ook in alle andere gevallen aansprakelijk volgens de wet${c.part.elsewhere`; tegenover consumenten in de Verenigde Staten is de aansprakelijkheid in die andere gevallen beperkt tot ${c.part.paid`het bedrag dat u ons in de twaalf maanden vóór de schade hebt betaald`}${c.part.hundred`het bedrag dat u ons hebt betaald of, als dat meer is, ${smallCap(c)}`}${c.part.fixed`dit bedrag (${c.say.liability_amount})`}`}.`}

      ${c.part.business`In alle andere gevallen zijn wij tegenover zakelijke gebruikers alleen aansprakelijk als wij toerekenbaar een wezenlijke verplichting schenden, dus een verplichting zonder welke de overeenkomst niet kan worden uitgevoerd en waarop u mag vertrouwen. De aansprakelijkheid is dan beperkt tot de schade die bij zulke overeenkomsten te voorzien is${c.part.capped`. Zij is bovendien beperkt tot ${c.part.paid`het bedrag dat u ons in de twaalf maanden vóór de schade hebt betaald`}${c.part.hundred`het bedrag dat u ons hebt betaald of, als dat meer is, ${smallCap(c)}`}${c.part.fixed`dit bedrag (${c.say.liability_amount})`}`}.`}

      ${c.part.staff`Voor zover onze aansprakelijkheid beperkt is, geldt dat ook voor ons personeel en onze hulppersonen.`} ${c.part.australia`Consumentengaranties volgens het Australische recht (Australian Consumer Law) blijven gelden.`}`,
  },
});
