import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../src/build/compare-copy';
import { readLocales } from '../../src/build/read-locales';
import { company } from '../../src/facts/company';
import { figures } from '../../src/facts/figures';
import { storage } from '../../src/facts/storage';
import { sourceFiles } from './source';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (...texts: string[]) => new RegExp(texts.map(escaped).join('|'));
const range = (from: number, to: number) => new RegExp(`(?<!\\d)${from}\\s*(?:[-–]|to|至)\\s*${to}(?!\\d)`);
const orMore = (count: number) => new RegExp(`(?<!\\d)${count}\\s*\\+|(?:超過|逾|多於)\\s*${count}(?!\\d)|over ${count}(?!\\d)`, 'i');

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
  ['from}}–{{to', /\d:\d\d|[上下]午\d/],
];

/** A key that is also an English word cannot be told from it. */
const keys = Object.entries(storage)
  .filter(([, key]) => /[-_]/.test(key))
  .map(([name, key]): [string, RegExp] => [name, new RegExp(`(?<![\\w-])${escaped(key)}(?![\\w-])`)]);

const texts = Array.from(readLocales('.')).flatMap(([path, text]) =>
  leavesOf(JSON.parse(text)).map(([key, value]) => ({ place: `locales/${path}: ${key}`, text: String(value) })),
);

describe('12. Facts and copy: copy names facts and does not type them', () => {
  it.each([...facts, ...keys])('{{%s}}', (_, typed) => {
    expect(texts.filter(({ text }) => typed.test(text)).map(({ place, text }) => `${place}: “${text}”`)).toEqual([]);
  });
});

/** Where facts stand, and what asks for the samples by their value. */
const homes = /^src\/facts\/|^src\/build\/check-company\.ts$/;

describe('12. Facts and copy: code names facts and does not type them', () => {
  const lines = sourceFiles
    .filter(({ path }) => !homes.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })))
    // Comments give examples.
    .filter(({ line }) => !/^\s*(\/?\*|\/\/)/.test(line));

  it.each(facts)('{{%s}}', (_, typed) => {
    expect(lines.filter(({ line }) => typed.test(line)).map(({ place, line }) => `${place}: ${line.trim()}`)).toEqual([]);
  });
});
