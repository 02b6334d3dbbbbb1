#include "CKiwi.h"

#include <kiwi/kiwi.h>
#include <vector>

struct KiwiPeer {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    int edited;
};

// kiwi weighs priorities where Balloon orders them: a step is a thousand times the one below it.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return kiwi::strength::strong;
    return priority >= 250 ? kiwi::strength::medium : kiwi::strength::weak;
}

KiwiPeer *kiwi_peer_open(int variables, const KiwiConstraint *constraints, int count, int edited, double value) {
    KiwiPeer *peer = new KiwiPeer;
    peer->variables.resize(variables);
    peer->edited = edited;
    for (int index = 0; index < count; index++) {
        const KiwiConstraint &given = constraints[index];
        std::vector<kiwi::Term> terms;
        terms.reserve(given.count);
        for (int place = 0; place < given.count; place++)
            terms.emplace_back(peer->variables[given.variables[place]], given.factors[place]);
        kiwi::RelationalOperator relation =
            given.relation < 0 ? kiwi::OP_LE : given.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        peer->solver.addConstraint(kiwi::Constraint(
            kiwi::Expression(std::move(terms), given.constant), relation, strength(given.priority)));
    }
    // A required variable cannot be edited, so that the width is the strongest wish.
    peer->solver.addEditVariable(peer->variables[edited], kiwi::strength::create(1000, 0, 0));
    kiwi_peer_suggest(peer, value);
    return peer;
}

void kiwi_peer_suggest(KiwiPeer *peer, double value) {
    peer->solver.suggestValue(peer->variables[peer->edited], value);
    peer->solver.updateVariables();
}

double kiwi_peer_sum(KiwiPeer *peer) {
    double sum = 0;
    for (const kiwi::Variable &variable : peer->variables) sum += variable.value();
    return sum;
}

void kiwi_peer_close(KiwiPeer *peer) { delete peer; }
