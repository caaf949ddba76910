/** A test that holds a requirement: its file and words of its title as it is written, describes included. */
export interface Held {
  file: string;
  title: string;
  /** One row of the test's table: what stands for one of the title's placeholders. */
  row?: string;
}

const spec = (name: string, title: string, row?: string): Held => ({ file: `tests/spec/${name}.test.ts`, title, row });
const inProcess = (name: string, title: string, row?: string): Held => ({ file: `tests/${name}.test.ts`, title, row });
const browser = (name: string, title: string, row?: string): Held => ({ file: `e2e/${name}.spec.ts`, title, row });

const route = (path: string) => spec('2-routes', 'is there, in its language', path);
const constant = (item: string) => spec('9-constants', '%s on %s (%s)', item);
const everyPage = browser('pages', 'whole, accessible, quiet and still');
const claim = (row: string) => spec('1-offer', 'and for whom: [%s] %s ›', row);
const step = (row: string) => [
  spec('3-process-steps', 'says what the specification says', row),
  spec('3-process-steps', 'the steps are numbered'),
];
const checklist = [spec('3-rfq-checklist', 'has the groups and their items')];
const subjectOf = (row: string) => [spec('3-mail-templates', 'has its subject', row)];
const fieldsOf = (row: string) => [spec('3-mail-templates', 'asks for its fields', row)];
const leadTimes = (row: string) => [spec('9-lead-times', 'shows them in order', row)];

/** Which tests hold each requirement of docs/specification.md. */
export const heldBy: Record<string, Held[]> = {
  // 1. What the product does and for whom
  '1.product.1': [spec('2-links', 'lead to every page of the route table'), browser('hosts/routes', 'is the file of that name')],
  '1.product.2': [spec('1-visitors', 'speaks to them')],
  '1.product.3': [inProcess('guards/spec-sections', 'has its test'), inProcess('guards/requirements', 'is held by a test')],
  '1.product.4': [claim('registered since 2025')],
  '1.offer.1': [spec('1-offer', 'the services page offers the 7 services in order')],
  '1.claims.1': [claim('24–48 hour quote turnaround')],
  '1.claims.2': [claim('managers in the Hong Kong timezone')],
  '1.claims.3': [claim('13+ sectors')],
  '1.claims.4': [claim('14 industry pages'), spec('2-industries-index', 'has 14 cards')],
  '1.claims.5': [claim('12 verticals plus a machinery page')],
  '1.claims.6': [claim('50+ countries in one place'), claim('80+ across six continents in another')],
  '1.company.1': [spec('1-offer', 'shows the registration number and the address in Kowloon')],
  '1.company.2': [spec('1-offer', 'shows the registration number and the address in Kowloon')],
  '1.contact.1': [spec('1-offer', 'contact is by e-mail'), spec('5-validation-rules', 'the visitor’s own mail program')],
  '1.contact.2': [spec('1-offer', 'no page has a form'), spec('6-roles-and-permissions', 'is there for everybody')],

  // 2. Screens and routes: route table
  '2.routes.1': [route('/')],
  '2.routes.2': [route('/industries')],
  '2.routes.3': [
    spec('2-industries-index', 'has 14 cards'),
    spec('2-routes', 'is there, in its language'),
    spec('2-unknown-paths', 'is not found'),
  ],
  '2.routes.4': [route('/services')],
  '2.routes.5': [
    spec('2-services-overview', 'has 7 cards'),
    spec('2-routes', 'is there, in its language'),
    spec('2-unknown-paths', 'is not found'),
  ],
  '2.routes.6': [route('/geography')],
  '2.routes.7': [route('/compliance')],
  '2.routes.8': [route('/about')],
  '2.routes.9': [route('/contact')],
  '2.routes.10': [route('/legal/privacy'), route('/legal/terms'), route('/legal/cookies')],
  '2.routes.11': [spec('2-unknown-paths', 'is not found'), browser('hosts/routes', 'has status 404 and the page of its language')],
  '2.routes.12': [browser('deployed', 'dist holds what is deployed'), browser('links', 'Every internal link is a plain path')],

  // 2. Screens and routes: shared chrome
  '2.chrome.1': [
    spec('2-shared-chrome', 'every page has the top navigation, in order'),
    spec('2-shared-chrome', 'every page names the navigation’s links'),
  ],
  '2.chrome.2': [
    spec('2-shared-chrome', 'the navigation marks the page itself'),
    browser('chrome', 'the active navigation item follows the route'),
  ],
  '2.chrome.3': [
    spec('2-shared-chrome', 'a button toggles the menu'),
    browser('chrome', 'It is closed, opens by its button and closes by it'),
  ],
  '2.chrome.4': [browser('chrome', 'Choosing a link closes it and goes there'), browser('chrome', 'Choosing the page one is on closes it')],
  '2.chrome.5': [
    spec('2-shared-chrome', 'opens a mail to the company’s mailbox'),
    spec('2-shared-chrome', 'names the navigation’s links, Get a Quote'),
  ],
  '2.chrome.6': [spec('2-footer', 'links to these pages in this order'), spec('2-footer', 'and labels the links so')],
  '2.chrome.7': [spec('2-footer', 'describes the company')],
  '2.chrome.8': [spec('2-footer', 'shows the registration number, the address in Kowloon')],
  '2.chrome.9': [spec('2-footer', 'has one mail link: the e-mail address itself')],
  '2.chrome.10': [
    spec('2-footer', 'ends in a copyright line with its name and the current year'),
    browser('first-frame', 'the year is the one that the visitor comes in'),
  ],
  '2.chrome.11': [
    browser('states/contact-bar', 'It is on every industry and service page'),
    browser('states/contact-bar', 'it ${sticks'),
    spec('2-contact-bar', 'ends the page with a mail link that names it and a button'),
  ],
  '2.chrome.12': [spec('2-contact-bar', 'Email RFQ'), spec('7-email-rfq', 'greets, names the page, lists the checklist and closes')],
  '2.chrome.13': [spec('2-contact-bar', 'Copy Checklist'), browser('states/copying', 'the checklist is in the clipboard')],
  '2.chrome.14': [
    spec('2-contact-bar', 'ends the page with a mail link that names it'),
    spec('7-email-rfq', 'asks about the page by its name'),
  ],

  // 2. Screens and routes: Home
  '2.home.1': [spec('2-home', 'the hero is titled Connecting Global Commerce')],
  '2.home.2': [spec('2-home', 'with Get a Quote and Our Services')],
  '2.home.3': [spec('2-home', 'with Get a Quote and Our Services')],
  '2.home.4': [spec('3-benefits', 'Why Choose shows the six benefits in order'), spec('3-benefits', 'there are six')],
  '2.home.5': [spec('2-home', 'shows the first six %s as cards', 'industries'), spec('2-home', 'has these sections in order')],
  '2.home.6': [spec('2-home', 'offers to show all %s', 'industries')],
  '2.home.7': [spec('2-home', 'shows the first six %s as cards', 'services'), spec('2-home', 'has these sections in order')],
  '2.home.8': [spec('2-home', 'offers to show all %s', 'services')],
  '2.home.9': [
    spec('3-process-steps', 'How We Work has the four steps in order'),
    spec('3-process-steps', 'the steps are numbered 01 to 04'),
  ],
  '2.home.10': [spec('2-home', 'has these sections in order'), spec('2-home', 'each with as many cards, steps or hubs')],
  '2.home.11': [spec('2-home', 'ends with Contact Us Today and View Contact Details')],
  '2.home.12': [spec('2-home', 'ends with Contact Us Today and View Contact Details')],

  // 2. Screens and routes: the other pages
  '2.industries.1': [spec('2-industries-index', 'has 14 cards, each with a link to its page')],
  '2.industries.2': [spec('2-industries-index', 'ends with Don’t See Your Industry')],
  '2.industry.1': [spec('2-industry-pages', 'has an intro'), spec('2-routes', 'is there, in its language')],
  '2.industry.2': [spec('2-industry-pages', 'has a hero, product groups'), spec('2-industry-pages', '8–12 product groups')],
  '2.industry.3': [
    spec('2-industry-pages', 'has a hero, product groups, terms'),
    spec('2-industry-pages', 'has Incoterms of the seven only'),
    spec('2-industry-pages', '4–6 routes, each between two ports'),
  ],
  '2.industry.4': [spec('2-industry-pages', 'terms and compliance notes under these headings'), spec('2-industry-pages', '6–10 documents')],
  '2.industry.5': [spec('2-industry-pages', 'has a hero, product groups')],
  '2.industry.6': [spec('2-industry-pages', 'five hubs'), spec('2-industry-pages', 'has a hero, product groups', 'marine-supplies')],
  '2.industry.7': [spec('2-machinery', 'the four category cards in order'), spec('2-machinery', 'has four cards with examples')],
  '2.industry.8': [spec('2-machinery', 'eight trading services')],
  '2.industry.9': [spec('2-machinery', 'has its own three parts'), spec('2-machinery', 'and the considerations, each described')],
  '2.services.1': [spec('2-services-overview', 'has a hero with an intro')],
  '2.services.2': [spec('2-services-overview', 'has 7 cards, each with a link to its page')],
  '2.services.3': [spec('2-services-overview', 'Our Process has these four steps')],
  '2.services.4': [spec('2-services-overview', 'ends with Ready to Get Started')],
  '2.service.1': [spec('2-service-pages', 'with its three parts in order')],
  '2.service.2': [spec('2-service-pages', 'with its three parts in order'), spec('2-service-pages', 'each part has entries')],
  '2.service.3': [spec('2-service-pages', 'a shortlist of 3–5 qualified vendors')],
  '2.service.4': [spec('2-service-pages', 'the three inspections in order, all on AQL sampling')],
  '2.geography.1': [spec('2-global-reach', 'names the five regions in order'), spec('2-global-reach', 'has five regions')],
  '2.geography.2': [
    spec('2-global-reach', 'has five regions, each with 3–4 highlights'),
    spec('2-global-reach', 'lists more than 80 countries'),
  ],
  '2.geography.3': [spec('2-global-reach', 'shows the four figures in order')],
  '2.compliance.1': [spec('2-compliance', 'shows the registered entity with its registration number')],
  '2.compliance.2': [
    spec('2-compliance', 'has its entries in order', 'categories'),
    spec('2-compliance', 'lists documents in every category'),
  ],
  '2.compliance.3': [spec('2-compliance', 'has its entries in order', 'standards')],
  '2.compliance.4': [spec('2-compliance', 'links from Data Protection to the privacy policy')],
  '2.compliance.5': [spec('2-compliance', 'has its entries in order', 'documents')],
  '2.about.1': [spec('2-about', 'has a hero with an intro'), route('/about')],
  '2.about.2': [spec('2-about', 'has these sections in order')],
  '2.about.3': [spec('2-about', 'has its cards in order', 'values'), spec('2-about', 'every card with a text')],
  '2.about.4': [spec('2-about', 'has its cards in order', 'team'), spec('2-about', 'every card with a text')],
  '2.about.5': [spec('2-about', 'its regional managers cover the regions')],
  '2.about.6': [spec('2-about', 'labels the company information')],
  '2.about.7': [spec('2-about', 'its story mentions the industries')],
  '2.about.8': [spec('2-about', 'claim 20+ years of combined experience')],
  '2.contact.1': [spec('2-contact', 'has a hero with an intro'), route('/contact')],
  '2.contact.2': [spec('2-contact', 'labels what the office card says')],
  '2.contact.3': [spec('2-contact', 'has these cards in order')],
  '2.contact.4': [spec('2-contact', 'has these cards in order'), spec('2-contact', 'has one e-mail link under Direct Contact')],
  '2.contact.5': [spec('2-contact', 'the four template buttons open these letters'), spec('2-contact', 'offers four different templates')],
  '2.contact.6': [spec('2-contact', 'has these cards in order'), spec('2-contact', 'notes the response time')],
  '2.legal.1': [spec('2-legal', 'sections, numbered from 1')],
  '2.legal.2': [spec('2-legal', 'is marked with the month of its last update')],
  '2.legal.3': [spec('2-legal', 'settle the %s', 'governing law')],
  '2.legal.4': [spec('2-legal', 'settle the %s', 'arbitration'), spec('2-legal', 'settle the %s', 'HKIAC rules')],
  '2.missing.1': [spec('2-not-found', 'shows 404, the heading, the text')],
  '2.missing.2': [spec('2-not-found', 'a way home'), browser('no-script', 'says so and leads home')],
  '2.missing.3': [
    browser('not-found', 'is written to the console once'),
    browser('states/unmatched-paths', 'is written once, on a direct visit'),
    browser('states/unmatched-paths', 'and after a navigation to it'),
  ],

  // 3. Entities and their fields
  '3.lists.1': [browser('no-script', 'Without script, every page is complete'), everyPage],
  '3.fields.1': [spec('3-fields', '%s on %s', 'Industry'), spec('2-industries-index', 'a description and an icon')],
  '3.fields.2': [spec('3-fields', '%s on %s', 'Service'), spec('2-services-overview', 'a description and an icon')],
  '3.fields.3': [spec('3-fields', '%s on %s', 'Process step'), spec('3-process-steps', 'every step has an icon')],
  '3.fields.4': [spec('3-fields', '%s on %s', 'Hub'), spec('3-hubs', 'names the hubs and their locations')],
  '3.fields.5': [spec('3-fields', '%s on %s', 'Benefit'), spec('3-benefits', 'every benefit has an icon')],
  '3.fields.6': [spec('3-fields', '%s on %s', 'Region'), spec('2-global-reach', 'names the five regions in order')],
  '3.hubs.1': [spec('3-hubs', 'names the hubs and their locations'), spec('3-hubs-on-the-map', 'every hub is marked where it lies')],
  '3.steps.1': step('3.steps.1'),
  '3.steps.2': step('3.steps.2'),
  '3.steps.3': step('3.steps.3'),
  '3.steps.4': step('3.steps.4'),
  '3.checklist.1': checklist,
  '3.checklist.2': checklist,
  '3.checklist.3': checklist,
  '3.checklist.4': checklist,
  '3.checklist.5': checklist,
  '3.templates.1': [spec('3-mail-templates', 'Contact has exactly these four')],
  '3.templates.2': subjectOf('generalInquiry'),
  '3.templates.3': fieldsOf('generalInquiry'),
  '3.templates.4': subjectOf('sourcingRequest'),
  '3.templates.5': fieldsOf('sourcingRequest'),
  '3.templates.6': subjectOf('logisticsCoordination'),
  '3.templates.7': fieldsOf('logisticsCoordination'),
  '3.templates.8': subjectOf('partnershipInquiry'),
  '3.templates.9': fieldsOf('partnershipInquiry'),

  // 4. States and transitions
  '4.menu.1': [browser('chrome', 'It is closed, opens by its button and closes by it')],
  '4.menu.2': [browser('chrome', 'Choosing a link closes it and goes there')],
  '4.copy.1': [browser('states/copying', 'the checklist is in the clipboard')],
  '4.copy.2': [
    browser('states/copying', 'copied for 2000 ms, then idle again'),
    inProcess('unit/late', '%s: %s is %i', 'Copied indicator'),
  ],
  '4.copy.3': [browser('states/copying', 'the checklist is in the clipboard and it is said once')],
  '4.notifications.1': [browser('states/notifications', 'they appear bottom right')],
  '4.notifications.2': [browser('states/notifications', 'They expand while pointed at')],
  '4.notifications.3': [browser('states/notifications-dismissed', 'by swiping them away')],
  '4.notifications.4': [
    browser('states/notifications-dismissed', 'by their button'),
    browser('states/notifications-dismissed', 'by Escape, the newest first'),
  ],
  '4.navigation.1': [browser('chrome', 'the active navigation item follows the route')],
  '4.status.1': [spec('4-statuses', 'no page shows one')],

  // 5. Validation rules, 6. Roles and permissions
  '5.forms.1': [spec('5-validation-rules', 'no page has an input form'), spec('5-validation-rules', 'the visitor’s own mail program')],
  '5.forms.2': [spec('5-validation-rules', 'no page shows a rule or a limit on input')],
  '6.access.1': [spec('6-roles-and-permissions', 'is there for everybody'), browser('hosts/routes', 'is the file of that name')],
  '6.access.2': [spec('6-roles-and-permissions', 'is there for everybody')],

  // 7. The calls it makes
  '7.server.1': [browser('no-script', 'Without script, every page is complete'), everyPage],
  '7.mail.1': [spec('7-mail-links', 'Get a Quote above')],
  '7.mail.2': [
    spec('7-mail-letters', 'asks for a quote: subject'),
    spec('7-mail-letters', 'has the subject of the sourcing request'),
    spec('7-email-rfq', 'greets, names the page, lists the checklist and closes'),
  ],
  '7.mail.3': [
    spec('7-mail-letters', 'opens ${template}', 'Contact Us Today'),
    spec('7-mail-letters', 'is the link of that name', 'Contact Us Today'),
  ],
  '7.mail.4': [
    spec('7-mail-letters', 'opens ${template}', 'Get in Touch'),
    spec('7-mail-letters', 'opens ${template}', 'Request a Consultation'),
  ],
  '7.mail.5': [
    spec('2-contact', 'the four template buttons open these letters'),
    spec('3-mail-templates', 'Contact has exactly these four'),
  ],
  '7.mail.6': [spec('7-mail-links', 'written as RFC 6068 asks'), inProcess('mail/round-trip', 'keeps any subject and any body')],
  '7.mail.7': [spec('3-mail-templates', 'has its subject'), spec('7-mail-letters', 'opens ${template}')],
  '7.mail.8': [spec('7-email-rfq', 'asks about the page by its name')],
  '7.mail.9': [spec('7-mail-letters', 'opens ${template}', 'Get in Touch'), spec('3-mail-templates', 'has its subject', 'generalInquiry')],
  '7.mail.10': [
    spec('7-mail-letters', 'subject, greeting, interest, checklist, closing'),
    spec('7-email-rfq', 'greets, names the page, lists the checklist'),
  ],
  '7.clipboard.1': [browser('states/copying', 'the checklist is in the clipboard')],
  '7.links.1': [
    spec('2-links', 'lead to every page of the route table'),
    browser('links', 'leads to every page of every language and to no other address'),
  ],

  // 8. Error catalogue
  '8.missing.1': [
    spec('8-error-catalogue', 'an unmatched path is the not-found page'),
    browser('hosts/routes', 'has status 404 and the page of its language'),
  ],
  '8.error.1': [
    browser('states/errors', 'shows the screen, from which one can try again and go home'),
    spec('8-error-catalogue', 'carries the words of the error screen'),
  ],
  '8.messages.1': [spec('8-error-messages', 'no page carries an error message of its own')],

  // 9. Business constants and limits
  '9.constants.1': [constant('Quote turnaround'), spec('2-contact-bar', 'a quote within 24–48 hours on business days')],
  '9.constants.2': [constant('Response time on business days')],
  '9.constants.3': [
    constant('Business hours: Mon-Fri'),
    constant('Business hours: Sat'),
    constant('Business hours: closed'),
    constant('Business hours: time zone'),
  ],
  '9.constants.4': [inProcess('unit/late', '%s: %s is %i', 'Copied indicator'), browser('states/copying', 'copied for 2000 ms')],
  '9.constants.5': [spec('9-constants', 'Home previews %s: %i of %i')],
  '9.constants.6': [constant('Vendor shortlist')],
  '9.constants.7': [
    constant('Global Reach: countries'),
    constant('Global Reach: continents'),
    constant('Global Reach: trade lanes'),
    constant('Global Reach: support'),
  ],
  '9.constants.8': [constant('Other country claim'), constant('Sectors')],
  '9.constants.9': [constant('Company registration number'), constant('Founded'), spec('9-constants', 'has the registration number')],
  '9.constants.10': [constant('Legal pages date')],
  '9.constants.11': [constant('Governing law'), constant('Arbitration')],
  '9.constants.12': [spec('9-constants', 'notifications have one region, reached by Alt+T')],
  '9.constants.13': [
    inProcess('unit/late', '%s: %s is %i', 'Tooltip open delay'),
    inProcess('unit/late', '%s: %s is %i', 'Tooltip skip delay'),
    browser('states/tooltips', 'By pointer they open after 700 ms'),
    browser('states/tooltips', 'Within 300 ms of one closing'),
  ],
  '9.constants.14': [inProcess('unit/late', 'data cache retention'), inProcess('unit/late', 'limits: retries')],
  '9.incoterms.1': [spec('9-lead-times', 'speak of these seven and no other'), spec('2-detail-pages', 'no other Incoterm than the seven')],
  '9.lead-times.1': leadTimes('energy-petrochemicals'),
  '9.lead-times.2': leadTimes('metals-materials'),
  '9.lead-times.3': leadTimes('agriculture-foodstuffs'),
  '9.lead-times.4': leadTimes('industrial-chemicals'),
  '9.lead-times.5': leadTimes('construction-building'),
  '9.lead-times.6': leadTimes('electronics-ict'),
  '9.lead-times.7': leadTimes('consumer-durables'),
  '9.lead-times.8': leadTimes('medical-ppe'),
  '9.lead-times.9': leadTimes('automotive'),
  '9.lead-times.10': leadTimes('textiles-apparel'),
  '9.lead-times.11': leadTimes('packaging-paper'),
  '9.lead-times.12': leadTimes('mining-minerals'),
  '9.lead-times.13': leadTimes('marine-supplies'),
  '9.limits.1': [spec('5-validation-rules', 'no page shows a rule or a limit on input')],

  // 10. Languages and addresses
  '10.addresses.1': [spec('2-routes', 'is headed so'), browser('links', 'leads to every page of every language')],
  '10.addresses.2': [spec('2-routes', 'is there, in its language'), browser('links', 'leads to every page of every language')],
  '10.addresses.3': [spec('2-routes', 'is there, in its language'), inProcess('build/check-copy', 'without a folder for a language')],
  '10.addresses.4': [
    spec('2-routes', 'names its own address and that of every language'),
    browser('links', 'Every page names itself as canonical'),
  ],
  '10.addresses.5': [
    spec('2-unknown-paths', 'is not found'),
    browser('hosts/routes', 'has status 404 and the page of its language'),
    browser('deployed', 'dist holds what is deployed'),
  ],
  '10.pages.1': [browser('hosts/routes', 'is the file of that name'), browser('deployed', 'dist holds what is deployed')],
  '10.pages.2': [browser('no-script', 'Without script, every page is complete'), everyPage],
  '10.pages.3': [inProcess('unit/no-redirect', 'nobody is redirected by language'), everyPage],
  '10.switch.1': [spec('2-language-switch', 'the switch leads to the same page'), browser('language-switch', 'the switch is in the menu')],
  '10.switch.2': [
    spec('2-language-switch', 'is written in that language'),
    browser('language-switch', 'is written in the language it leads to'),
  ],
  '10.switch.3': [browser('language-switch', 'the switch keeps the page and the fragment')],
  '10.offer.1': [
    browser('states/language-offer', 'is offered it, in it, on every page'),
    browser('states/language-offer', 'It is not made to a visitor'),
  ],
  '10.offer.2': [browser('states/language-offer', 'it can be dismissed for good')],
  '10.further.1': [inProcess('builds/third-language', 'a further language is one folder and one line')],
  '10.further.2': [
    inProcess('builds/third-language', 'has every page and the not-found page'),
    inProcess('builds/third-language', 'every page lists the other languages'),
    inProcess('builds/third-language', 'stands in the sitemap'),
  ],
  '10.further.3': [inProcess('unit/language-weight', 'adds nothing to')],
  '10.further.4': [browser('growth', 'no page has more of them')],

  // 11. The company
  '11.company.1': [inProcess('build/check-company', 'the build refuses a company file'), inProcess('guards/facts-in-words', '{{%s}}')],
  '11.company.2': [
    inProcess('build/check-company', 'the samples of a company file'),
    spec('7-mail-links', 'the plain address carries nothing'),
  ],
  '11.company.3': [
    inProcess('build/samples-line', 'one line says which are still in place'),
    inProcess('builds/third-language', 'says in one line that samples are still in place'),
  ],
  '11.company.4': [
    inProcess('builds/build', 'fails and names each sample that is left'),
    inProcess('builds/build', 'passes in silence when none is left'),
  ],
  '11.company.5': [constant('Company registration number'), constant('Founded')],

  // 12. Facts and copy
  '12.facts.1': [
    inProcess('guards/facts-in-words', 'copy names facts and does not type them'),
    spec('9-lead-times', 'the page shows them in order'),
    spec('2-industry-pages', 'its note on Incoterms names such as are listed above it'),
  ],
  '12.copy.1': [
    inProcess('builds/third-language', 'has no word that its folder or the facts do not hold'),
    inProcess('guards/dead-copy', 'every string is carried by a page'),
  ],
  '12.copy.2': [inProcess('builds/third-language', 'has no word that its folder or the facts do not hold')],
  '12.readings.1': [constant('Other country claim'), constant('Global Reach: countries'), constant('Sectors'), claim('14 industry pages')],

  // 13. E-mail
  '13.mail.1': [spec('7-mail-links', 'written as RFC 6068 asks'), inProcess('mail/round-trip', 'holds no raw space')],
  '13.mail.2': [spec('7-mail-links', 'written as RFC 6068 asks')],
  '13.mail.3': [
    spec('7-mail-links', 'short enough to open'),
    inProcess('build/check-pages', 'The build refuses a page › with %s', 'a long mail link'),
  ],
  '13.copy.1': [
    browser('states/copying', 'the address and each template’s text can be copied'),
    browser('states/copying', 'Where ${path} ends in a template, its text can be copied'),
  ],
  '13.copy.2': [browser('states/copying', 'the address and each template’s text can be copied')],

  // 14. The contact bar, the clipboard and notifications
  '14.copy.1': [browser('states/copying', 'the checklist is in the clipboard')],
  '14.copy.2': [browser('states/copying', 'a dialog shows the text, selected')],
  '14.copy.3': [browser('states/copying', 'and nothing says copied')],
  '14.notifications.1': [browser('states/notifications', 'they appear bottom right'), spec('9-constants', 'notifications have one region')],
  '14.notifications.2': [
    browser('states/notifications', 'Alt+T leads there and back'),
    browser('states/notifications-dismissed', 'Alt+T as the very first sign'),
  ],
  '14.notifications.3': [
    browser('states/notifications', 'one upon the other'),
    browser('states/notifications', 'They expand while pointed at and while they hold the focus'),
  ],
  '14.notifications.4': [browser('states/notifications-dismissed', 'by swiping them away with ${pointer}')],
  '14.notifications.5': [
    browser('states/notifications-dismissed', 'by their button, one at a time'),
    browser('states/notifications-dismissed', 'by Escape, the newest first'),
  ],
  '14.notifications.6': [browser('states/notifications', 'in words, politely')],
  '14.notifications.7': [
    browser('states/notifications', 'while it is pointed at'),
    browser('states/notifications', 'while it holds the focus'),
    browser('states/notifications', 'while the tab is hidden'),
  ],

  // 15. Waiting and failing
  '15.tooltips.1': [browser('states/tooltips', 'By pointer they open after 700 ms')],
  '15.tooltips.2': [browser('states/tooltips', 'Within 300 ms of one closing, the next opens at once')],
  '15.tooltips.3': [
    browser('states/tooltips', 'and explain the term'),
    spec('15-tooltips', 'by its name and what it means'),
    spec('15-tooltips', 'each by the same name on every page, and no other'),
  ],
  '15.tooltips.4': [browser('states/tooltips', 'By keyboard they open at once')],
  '15.tooltips.5': [browser('states/tooltips', 'They stay while the pointer is on their words')],
  '15.late.1': [
    inProcess('unit/late', 'is 5 minutes: asked again within'),
    browser('states/late-parts', 'a page’s words are kept for 5 minutes'),
  ],
  '15.late.2': [inProcess('unit/late', 'limits: retries'), browser('states/late-parts', 'It fails once: tried again after 1 s')],
  '15.late.3': [browser('states/late-parts', 'the browser loads the document itself')],
  '15.late.5': [browser('states/late-parts', 'the link shows so within 200 ms')],
  '15.late.4': [browser('states/late-parts', 'There has been a deploy')],
  '15.error.1': [
    browser('states/errors', 'shows the screen, from which one can try again and go home'),
    spec('8-error-catalogue', 'carries the words of the error screen'),
  ],
  '15.error.2': [browser('states/errors', 'shows the screen, from which one can try again and go home')],

  // 16. Show all
  '16.show-all.1': [spec('9-constants', 'Home previews'), browser('states/show-all', 'the rest of each list comes in place')],
  '16.show-all.2': [browser('states/show-all', 'the rest of each list comes in place')],
  '16.show-all.3': [browser('states/show-all', 'with the focus on the first of it')],
  '16.show-all.4': [browser('states/show-all', 'and a status says so')],
  '16.show-all.5': [browser('no-script', 'is a link to their index'), spec('2-home', 'by their index where no script runs')],

  // 17. Navigation
  '17.current.1': [spec('2-shared-chrome', 'the navigation marks the page itself with “page”')],
  '17.current.2': [
    spec('2-shared-chrome', 'the section of an inner page with “true”'),
    inProcess('unit/current-looks', 'looks the same for the page itself and for the section'),
    browser('chrome', 'the active navigation item follows the route'),
  ],
  '17.turn.1': [browser('states/navigation', 'A link leads on without a document: title said')],
  '17.turn.2': [browser('states/navigation', 'focus in the main part')],
  '17.turn.3': [browser('states/navigation', 'top of the page'), browser('states/navigation', 'head and scroll position back')],
  '17.turn.4': [browser('states/navigation', 'Back and Forward bring title')],
};
