// Run by whatever Node there is, before anything that an old one cannot read: so this is CommonJS, in words that it knows.
'use strict';

const wanted = 24;

/**
 * What is wrong with a Node of this version, such as '20.19.5', and what to do; an empty text where nothing is.
 * npm puts `node_modules/.bin` first, so an old one is met only where the project's own is missing.
 */
function faultOfNode(version) {
  if (Number(version.split('.')[0]) >= wanted) return '';
  return [
    'This is Node ' + version + '; the project needs ' + wanted + ' and brings it along, but that was not installed.',
    'It comes by the install script of the package "node", and install scripts are off here (ignore-scripts).',
    'Either:  npm rebuild node --ignore-scripts=false',
    'or run npm with Node ' + wanted + ' or newer (see .node-version).',
  ].join('\n');
}

module.exports = { faultOfNode: faultOfNode };

if (require.main === module) {
  const fault = faultOfNode(process.versions.node);
  if (fault) console.error(fault);
  process.exitCode = fault ? 1 : 0;
}
