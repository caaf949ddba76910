interface Difference {
  /** `-` before a role that English has and the other language has not, `+` before one that only the other has. */
  roles: readonly string[];
  why: string;
}

/** The pages whose roles are not spoken in the same order in every language. */
export const differences: Readonly<Record<string, Difference>> = {
  '/industries/consumer-durables': {
    roles: ['+ text'],
    why: 'English begins the words on the pre-shipment inspection report with AQL, Chinese has words before it.',
  },
  '/industries/marine-supplies': {
    roles: ['+ text'],
    why: 'English ends the name of the dangerous goods note with SDS, Chinese puts the abbreviation in brackets.',
  },
  '/services/insurance-risk': {
    roles: ['+ text'],
    why: 'English ends the words on the risk transfer point with CIF, Chinese has the verb after it.',
  },
  '/services/trade-advisory': {
    roles: ['+ text'],
    why: 'English begins the words on the payment structure with T/T, Chinese has words before it.',
  },
};
