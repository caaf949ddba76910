/** Where a language rightly differs from English in what tests/guards/meaning-agrees.test.ts compares, by file and key. */
interface Differences {
  /** The English names one of two opposites and the translation the other: why both are right. */
  opposites: Record<string, string>;
  /** The buyer and the seller in the order of the language, and why it is not that of the English. */
  roles: Record<string, readonly [order: string, why: string]>;
  /** Negations more than in the English text, or fewer. */
  negations: Record<string, number>;
}

export const differences: Partial<Record<string, Differences>> = {
  'zh-Hant': {
    opposites: {
      'industries/packaging-paper.json: notes.incoterms': '“passes on board, after the handover” is “the handover is before loading”',
      'legal/privacy.json: sections.7.paragraphs.2': '“you will be told” is “the company will tell”',
      'live.json: offer.link': 'each language offers itself',
      'live.json: offer.text': 'each language offers itself',
    },
    roles: {
      'industries/construction-building.json: notes.incoterms': ['buyer seller seller', 'repeats the seller where English has “it”'],
      'industries/electronics-ict.json: notes.incoterms': ['buyer seller buyer seller', 'calls the data center a buyer'],
      'terms.json: incoterms.EXW.meaning': ['seller buyer buyer buyer', 'says “its factory”, and what is the buyer’s in two sentences'],
    },
    // The same is said with another count of negations: “only if” is “not unless”, “remain subject to” is “has no preference”; and Chinese
    // repeats a negation before each verb, where one “not” denies a list.
    negations: {
      'compliance.json: documents.insuranceCertificate.text': -1,
      'contact.json: live.closed': 1,
      'geography.json: regions.europe.highlights.3': 1,
      'geography.json: regions.middleEastAfrica.highlights.3': 1,
      'home.json: why.benefits.compliance.description': -2,
      'industries/agriculture-foodstuffs.json: notes.incoterms': 1,
      'industries/automotive.json: notes.routes': 1,
      'industries/construction-building.json: notes.routes': 1,
      'industries/electronics-ict.json: documents.5.why': 1,
      'industries/industrial-chemicals.json: documents.2.why': 1,
      'industries/light-heavy-machinery.json: intro': 2,
      'industries/metals-materials.json: intro': -1,
      'industries/metals-materials.json: notes.routes': 1,
      'industries/packaging-paper.json: documents.4.why': 1,
      'industries/packaging-paper.json: notes.leadTimes': 1,
      'industries/packaging-paper.json: notes.routes': 1,
      'legal/cookies.json: sections.1.paragraphs.0': -3,
      'legal/cookies.json: sections.3.paragraphs.0': 1,
      'legal/cookies.json: sections.4.paragraphs.0': 2,
      'legal/privacy.json: sections.4.paragraphs.0': -1,
      'legal/privacy.json: sections.4.paragraphs.2': 1,
      'legal/privacy.json: sections.6.paragraphs.1': 1,
      'legal/terms.json: sections.1.paragraphs.1': 1,
      'legal/terms.json: sections.12.paragraphs.0': 1,
      'legal/terms.json: sections.2.paragraphs.0': 2,
      'legal/terms.json: sections.2.paragraphs.2': 2,
      'legal/terms.json: sections.3.list.3': -1,
      'legal/terms.json: sections.6.paragraphs.1': 1,
      'legal/terms.json: sections.7.paragraphs.2': 1,
      'legal/terms.json: sections.8.paragraphs.2': 1,
      'mail.json: checklist.items.certificateOfOrigin': -2,
      'mail.json: templates.sourcingRequest.fields.certificateOfOrigin': -1,
      'services/documentation-compliance.json: scope.2.detail': -1,
      'services/insurance-risk.json: intro': 2,
      'services/logistics-coordination.json: deliverables.0.detail': 1,
      'services/quality-assurance.json: prepare.0.detail': 1,
      'terms.json: abbreviations.DUPRO.meaning': 1,
    },
  },
};
