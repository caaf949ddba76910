import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import { company } from '../../src/facts/company.ts';
import { figures } from '../../src/facts/figures.ts';
import { incoterms } from '../../src/facts/incoterms.ts';
import { industries } from '../../src/facts/industries.ts';
import type { Industry } from '../../src/facts/industry.ts';
import { ports } from '../../src/facts/ports.ts';
import { storage } from '../../src/facts/storage.ts';
import { languageCodes } from '../page.ts';
import { sourceFiles } from './source.ts';

const anyOf = (...texts: string[]) => new RegExp(texts.map((text) => RegExp.escape(text)).join('|'));
const range = (from: number, to: number) => new RegExp(`(?<!\\d)${from}\\s*(?:[-–]|to|至)\\s*${to}(?!\\d)`);
const orMore = (count: number) => new RegExp(`(?<!\\d)${count}\\s*\\+|(?:超過|逾|多於)\\s*${count}(?!\\d)|over ${count}(?!\\d)`, 'i');

/** The shortest and longest days of every lead time. */
const leadTimes = Object.values<Industry>(industries).flatMap((industry) =>
  industry.kind === 'machinery' ? [] : industry.leadTimes.map(({ days }) => days),
);

const leadTime = new RegExp([...new Set(leadTimes.map(([from, to]) => range(from, to).source))].join('|'));

/** A time of day, but for noon and midnight where they are the whole text. */
const time = /\d:\d\d|(?<![\d:])(?!12 [AP]M$)\d+\s*[ap]\.?m\b|[上下]午\d|(?<!\d)(?!12時$)\d+[時點]/i;

const { names, shortNames, addresses, email, site } = company;
const facts: [fact: string, typed: RegExp][] = [
  ['company', anyOf(...Object.values(names))],
  ['companyShort', anyOf(...Object.values(shortNames))],
  ['address', anyOf(...Object.values(addresses))],
  ['email', anyOf(email)],
  ['site', anyOf(new URL(site).host)],
  ['registrationNumber', anyOf(figures.registrationNumber)],
  ['timezone', anyOf(figures.timezone)],
  ['support', anyOf(figures.support)],
  ['foundedYear', anyOf(String(figures.foundedYear))],
  ['quoteHoursFrom}}–{{quoteHoursTo', range(figures.quoteHoursFrom, figures.quoteHoursTo)],
  ['vendorsFrom}}–{{vendorsTo', range(figures.vendorsFrom, figures.vendorsTo)],
  ['countriesHome', orMore(figures.countriesHome)],
  ['countriesReach', orMore(figures.countriesReach)],
  ['tradeLanes', orMore(figures.tradeLanes)],
  ['sectors', orMore(figures.sectors)],
  ['leadershipYears', orMore(figures.leadershipYears)],
  ['from}}–{{to', time],
  ['leadTimes', leadTime],
];

/** Keys without those that are also English words. */
const keys = Object.entries(storage)
  .filter(([, key]) => /[-_]/.test(key))
  .map(([name, key]): [string, RegExp] => [name, new RegExp(`(?<![\\w-])${RegExp.escape(key)}(?![\\w-])`)]);

/** The files that define the names of ports and the words for numbers. */
const homesInCopy = new Set(['places', 'numbers']);

const allTexts = Array.from(readLocales('.')).flatMap(([path, text]) =>
  leavesOf(JSON.parse(text)).map(([key, value]) => {
    const [code, file] = /^([^/]+)\/(.+)\.json$/.exec(path)!.slice(1) as [string, string];
    return { code, file, key, place: `locales/${path}: ${key}`, text: String(value) };
  }),
);

const texts = allTexts.filter(({ file }) => !homesInCopy.has(file));

/** Several Incoterms with slashes between them: one alone may be typed, a list is a fact. */
const incotermList = new RegExp(`(?:${incoterms.join('|')})\\s*[/／]\\s*(?:${incoterms.join('|')})`);

/** Ports without Hong Kong, which copy also names as a place and a jurisdiction. */
const portNames = allTexts
  .filter(({ file, key }) => file === 'places' && key.startsWith('ports.') && key !== 'ports.HKHKG')
  .map(({ code, key, text }) => ({ code, fact: key.replace('ports.', 'port.'), name: text }));

describe('12. Facts and copy: copy names facts and does not type them [11.company.1] [12.facts.1]', () => {
  it.each([...facts, ...keys])('{{%s}}', (_, typed) => {
    expect(texts.filter(({ text }) => typed.test(text)).map(({ place, text }) => `${place}: “${text}”`)).toEqual([]);
  });
});

describe('12. Facts and copy: a typed fact is found however it is written', () => {
  it.each([
    [
      'a lead time',
      leadTime,
      leadTimes.flatMap(([from, to]) => [`${from}–${to} days`, `${from} to ${to} days`, `請預留${from}至${to}日。`]),
    ],
    [
      'a time of day',
      time,
      [
        'On Saturdays we open at 9 am.',
        'until 6 p.m. on weekdays',
        '9:30',
        '12 PM on Saturdays',
        '星期六早上9時開門。',
        '晚上6點',
        '中午12時休息',
      ],
    ],
  ])('%s', (_, typed, planted) => {
    expect(planted.filter((text) => !typed.test(text))).toEqual([]);
  });
});

describe('12. Facts and copy: copy names ports and lists of Incoterms, and does not type them', () => {
  it('every port by its placeholder', () => {
    expect(portNames.length, 'names of ports').toBe((ports.length - 1) * languageCodes.length);
    const typed = texts.flatMap(({ code, place, text }) =>
      portNames
        .filter((port) => port.code === code && text.includes(port.name))
        .map(({ fact, name }) => `${place}: “${name}”, not {{${fact}}}`),
    );
    expect(typed).toEqual([]);
  });

  it('a list of Incoterms by its placeholder', () => {
    expect(texts.filter(({ text }) => incotermList.test(text)).map(({ place, text }) => `${place}: “${text}”`)).toEqual([]);
  });
});

/** Files that define facts. */
const homes = /^src\/facts\//;

describe('12. Facts and copy: code names facts and does not type them [11.company.1]', () => {
  const lines = sourceFiles
    .filter(({ path }) => !homes.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })))
    // Comments give examples.
    .filter(({ line }) => !/^\s*(\/?\*|\/\/)/.test(line));

  it.each(facts)('{{%s}}', (_, typed) => {
    expect(lines.filter(({ line }) => typed.test(line)).map(({ place, line }) => `${place}: ${line.trim()}`)).toEqual([]);
  });
});
