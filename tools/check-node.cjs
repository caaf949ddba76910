// Runs first, in any version of Node: so it is CommonJS with old syntax.
'use strict';

const wanted = 24;

/**
 * The message for a Node version such as '20.19.5' that is too old; an empty text for any other. npm puts `node_modules/.bin` first in the
 * PATH, so an old Node runs only if the project's own is not installed.
 */
function faultOfNode(version) {
  if (Number(version.split('.')[0]) >= wanted) return '';
  return [
    'This is Node ' + version + '; the project needs ' + wanted + ' and installs it with its packages, which has not happened.',
    'The install script of the package "node" installs it, but install scripts are off here (ignore-scripts).',
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
